/* Made from the server's schema by scripts/types.mjs. */

export type ClientMessage = Watch | Unwatch | Act | Ask | Say | WatchLobby | WatchRoom | Ping;
export type ServerMessage =
  | Welcome
  | Snapshot
  | Update
  | Presence
  | Said
  | Done
  | Refused
  | Answer
  | Lobby
  | Gone
  | Called
  | RoomTold
  | RoomSkipped
  | Pong
  | Closing;
export type BotEvent = BotGameStart | BotGameFinish | BotInvited | BotAsked | BotAlive;
export type BotTableEvent = Snapshot | Update | Gone | BotAlive;
export type Command =
  | Sit
  | Leave
  | AddComputer
  | ClearSeat
  | Start
  | Close
  | Choose
  | Retract
  | AskUndo
  | AnswerUndo
  | LetComputerPlay
  | TakeBack
  | Resign
  | ClaimWin
  | ShowHand
  | Rename
  | AskHelp;
export type Event =
  | SeatTaken
  | SeatLeft
  | ComputerAdded
  | TableClosed
  | GameStarted
  | SeatReady
  | SeatUnready
  | ChoiceSealed
  | ChoiceRetracted
  | ChoiceMade
  | Happened
  | UndoRequested
  | UndoRefused
  | Undone
  | ComputerStoodIn
  | PersonTookBack
  | SeatResigned
  | WinClaimed
  | FlagFell
  | ClocksPaused
  | SeatRests
  | GameOver
  | PartnerShows
  | SeatRenamed
  | RematchOpened
  | SeatHelped;

export interface Messages {
  Accepted: Accepted;
  Act: Act;
  AlertKey: AlertKey;
  Answer: Answer;
  AnswerUndo: AnswerUndo;
  Ask: Ask;
  AskCoach: AskCoach;
  AskHelp: AskHelp;
  AskHint: AskHint;
  AskUndo: AskUndo;
  Barred: Barred;
  BeginRound: BeginRound;
  BeginSeason: BeginSeason;
  BotAlive: BotAlive;
  BotAsked: BotAsked;
  BotChoice: BotChoice;
  BotGameFinish: BotGameFinish;
  BotGameStart: BotGameStart;
  BotInvited: BotInvited;
  Called: Called;
  Chamber: Chamber;
  Champion: Champion;
  ChannelCode: ChannelCode;
  ChannelView: ChannelView;
  ChannelsView: ChannelsView;
  ChatLine: ChatLine;
  ChoiceMade: ChoiceMade;
  ChoiceRetracted: ChoiceRetracted;
  ChoiceSealed: ChoiceSealed;
  Choose: Choose;
  CircleView: CircleView;
  ClaimWin: ClaimWin;
  Claimed: Claimed;
  ClassicCity: ClassicCity;
  ClassicPosition: ClassicPosition;
  ClassicView: ClassicView;
  ClearSeat: ClearSeat;
  ClocksPaused: ClocksPaused;
  Close: Close;
  Closing: Closing;
  ClubEvening: ClubEvening;
  ClubMade: ClubMade;
  ClubMember: ClubMember;
  ClubRecord: ClubRecord;
  ClubSays: ClubSays;
  ClubSummary: ClubSummary;
  ClubView: ClubView;
  Clubs: Clubs;
  CoachAnswer: CoachAnswer;
  Codes: Codes;
  CodesLeft: CodesLeft;
  CollectClaim: CollectClaim;
  Coming: Coming;
  Commentary: Commentary;
  CommentedHand: CommentedHand;
  ComputerAdded: ComputerAdded;
  ComputerStoodIn: ComputerStoodIn;
  ConditionalMove: ConditionalMove;
  ConditionalMovesView: ConditionalMovesView;
  Conflicts: Conflicts;
  Conspiring: Conspiring;
  CopiedSymbol: CopiedSymbol;
  CorrectGame: CorrectGame;
  CorrectResult: CorrectResult;
  Daily: Daily;
  DailyBin: DailyBin;
  DailyCalendar: DailyCalendar;
  DailyClub: DailyClub;
  DailyDeal: DailyDeal;
  DailyStart: DailyStart;
  DailyTeam: DailyTeam;
  DailyTry: DailyTry;
  DaysClock: DaysClock;
  DecisionStanding: DecisionStanding;
  DecreeCard: DecreeCard;
  Device: Device;
  Division: Division;
  Done: Done;
  DrawRound: DrawRound;
  DuelCity: DuelCity;
  DuelPosition: DuelPosition;
  DuelStep: DuelStep;
  DuelView: DuelView;
  EndAlert: EndAlert;
  EndLeague: EndLeague;
  EnterEvening: EnterEvening;
  Explained: Explained;
  Fact: Fact;
  Fight: Fight;
  Figure: Figure;
  FinishEvening: FinishEvening;
  FlagFell: FlagFell;
  FurtherContent: FurtherContent;
  GameOver: GameOver;
  GameRecord: GameRecord;
  GameResult: GameResult;
  GameStarted: GameStarted;
  GodCard: GodCard;
  Gone: Gone;
  HandHeld: HandHeld;
  HandSeen: HandSeen;
  Happened: Happened;
  HeadToHead: HeadToHead;
  Health: Health;
  HelpStanding: HelpStanding;
  Hint: Hint;
  HistoryEntry: HistoryEntry;
  HostSays: HostSays;
  Idea: Idea;
  Invitation: Invitation;
  Invitations: Invitations;
  JoinClub: JoinClub;
  JoinRoom: JoinRoom;
  KindOfNumbers: KindOfNumbers;
  Ladder: Ladder;
  LadderRow: LadderRow;
  LeadersHeld: LeadersHeld;
  LeagueMade: LeagueMade;
  LeaguePlayer: LeaguePlayer;
  LeagueSays: LeagueSays;
  LeagueSummary: LeagueSummary;
  LeagueView: LeagueView;
  Leagues: Leagues;
  Leave: Leave;
  LessonKept: LessonKept;
  LetComputerPlay: LetComputerPlay;
  Lobby: Lobby;
  LockedToken: LockedToken;
  Login: Login;
  Market: Market;
  Me: Me;
  Mean: Mean;
  MemberView: MemberView;
  Neighbour: Neighbour;
  NewAccount: NewAccount;
  NewAlert: NewAlert;
  NewChannel: NewChannel;
  NewChatLine: NewChatLine;
  NewClub: NewClub;
  NewConditional: NewConditional;
  NewGuest: NewGuest;
  NewInvitation: NewInvitation;
  NewInvite: NewInvite;
  NewLeague: NewLeague;
  NewName: NewName;
  NewPairing: NewPairing;
  NewReport: NewReport;
  NewRoom: NewRoom;
  NewSeason: NewSeason;
  NewSign: NewSign;
  NewTable: NewTable;
  NewTie: NewTie;
  NewToken: NewToken;
  NewTournament: NewTournament;
  NewTry: NewTry;
  NewVacation: NewVacation;
  NoClock: NoClock;
  NumbersRow: NumbersRow;
  NumbersView: NumbersView;
  Offers: Offers;
  OpponentTally: OpponentTally;
  Option: Option;
  OptionOffer: OptionOffer;
  OrganizerSays: OrganizerSays;
  Outlook: Outlook;
  OwnCost: OwnCost;
  OwnMistakes: OwnMistakes;
  OwnNumbers: OwnNumbers;
  OwnPassword: OwnPassword;
  OwnPoint: OwnPoint;
  OwnRating: OwnRating;
  OwnRow: OwnRow;
  PairRow: PairRow;
  Pairing: Pairing;
  PantheonView: PantheonView;
  PartnerLeaders: PartnerLeaders;
  PartnerShows: PartnerShows;
  PartnerStanding: PartnerStanding;
  PasswordChange: PasswordChange;
  PauseRound: PauseRound;
  PendingStep: PendingStep;
  PersonTookBack: PersonTookBack;
  PileSeen: PileSeen;
  Ping: Ping;
  Played: Played;
  Plot: Plot;
  Podium: Podium;
  Pong: Pong;
  Pool: Pool;
  PoolClock: PoolClock;
  Preferences: Preferences;
  Presence: Presence;
  PriceData: PriceData;
  PriceList: PriceList;
  ProductOffer: ProductOffer;
  Profile: Profile;
  PurchaseData: PurchaseData;
  PuzzleAnswer: PuzzleAnswer;
  PuzzleDay: PuzzleDay;
  PuzzleHint: PuzzleHint;
  PuzzleLine: PuzzleLine;
  PuzzleList: PuzzleList;
  PuzzleMe: PuzzleMe;
  PuzzleRating: PuzzleRating;
  PuzzleReason: PuzzleReason;
  PuzzleRow: PuzzleRow;
  PuzzleShown: PuzzleShown;
  PuzzleToday: PuzzleToday;
  PuzzleTried: PuzzleTried;
  Question: Question;
  Ranked: Ranked;
  Rating: Rating;
  RatingPoint: RatingPoint;
  Reason: Reason;
  RecordMade: RecordMade;
  RecordSummary: RecordSummary;
  Records: Records;
  Recovery: Recovery;
  Refusal: Refusal;
  Refused: Refused;
  RematchOpened: RematchOpened;
  RemoveMember: RemoveMember;
  RemovePlayer: RemovePlayer;
  RemovedSeen: RemovedSeen;
  Rename: Rename;
  ReplayStep: ReplayStep;
  Resign: Resign;
  ResultStanding: ResultStanding;
  Retract: Retract;
  ReturnToRoom: ReturnToRoom;
  Review: Review;
  ReviewLine: ReviewLine;
  ReviewProgress: ReviewProgress;
  ReviewedChoice: ReviewedChoice;
  ReviewedLuck: ReviewedLuck;
  ReviewedPlayer: ReviewedPlayer;
  RoomAgain: RoomAgain;
  RoomAnswer: RoomAnswer;
  RoomClaim: RoomClaim;
  RoomMade: RoomMade;
  RoomOrder: RoomOrder;
  RoomRemove: RoomRemove;
  RoomSeat: RoomSeat;
  RoomSet: RoomSet;
  RoomSkip: RoomSkip;
  RoomSkipped: RoomSkipped;
  RoomStart: RoomStart;
  RoomState: RoomState;
  RoomTold: RoomTold;
  Said: Said;
  Say: Say;
  ScoreRow: ScoreRow;
  Season: Season;
  SeatHelped: SeatHelped;
  SeatLeft: SeatLeft;
  SeatReady: SeatReady;
  SeatRenamed: SeatRenamed;
  SeatResigned: SeatResigned;
  SeatRests: SeatRests;
  SeatStanding: SeatStanding;
  SeatTaken: SeatTaken;
  SeatUnready: SeatUnready;
  SenatePosition: SenatePosition;
  SenateView: SenateView;
  SetClub: SetClub;
  SetPresent: SetPresent;
  SetRole: SetRole;
  Settings: Settings;
  ShowHand: ShowHand;
  Sit: Sit;
  Slot: Slot;
  Snapshot: Snapshot;
  Start: Start;
  TableClosed: TableClosed;
  TableMade: TableMade;
  TableState: TableState;
  TableSummary: TableSummary;
  TableTournament: TableTournament;
  TableView: TableView;
  Tables: Tables;
  TakeBack: TakeBack;
  ThemeTried: ThemeTried;
  Token: Token;
  TokenMade: TokenMade;
  TournamentMade: TournamentMade;
  TournamentSummary: TournamentSummary;
  TournamentView: TournamentView;
  Tournaments: Tournaments;
  UndoRefused: UndoRefused;
  UndoRequested: UndoRequested;
  UndoStanding: UndoStanding;
  Undone: Undone;
  Unwatch: Unwatch;
  Update: Update;
  VacationView: VacationView;
  VictoryTally: VictoryTally;
  Visit: Visit;
  Watch: Watch;
  WatchLobby: WatchLobby;
  WatchRoom: WatchRoom;
  Welcome: Welcome;
  WinChances: WinChances;
  WinClaimed: WinClaimed;
  WonderOfDuel: WonderOfDuel;
  WonderTally: WonderTally;
  "pharos.table.commands.AddComputer": AddComputer;
  "pharos.wire.tournament_messages.AddComputer": AddComputer1;
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
  BotEvent: BotEvent;
  BotTableEvent: BotTableEvent;
  Command: Command;
  Event: Event;
}
/**
 * The command was accepted and stored.
 */
export interface Accepted {
  number: number;
  repeated?: boolean;
}
/**
 * A command at a table; answered by `done` or `refused` with the same id.
 */
export interface Act {
  type: "act";
  id: number;
  table: string;
  command:
    | Sit
    | Leave
    | AddComputer
    | ClearSeat
    | Start
    | Close
    | Choose
    | Retract
    | AskUndo
    | AnswerUndo
    | LetComputerPlay
    | TakeBack
    | Resign
    | ClaimWin
    | ShowHand
    | Rename
    | AskHelp;
}
/**
 * Take this seat, or any empty one.
 */
export interface Sit {
  type: "sit";
  seat?: number | null;
  number?: number | null;
}
/**
 * Leave your seat before the game starts.
 */
export interface Leave {
  type: "leave";
  number?: number | null;
}
/**
 * Give an empty seat to the computer (host only).
 */
export interface AddComputer {
  type: "add_computer";
  seat: number;
  level: string;
  number?: number | null;
}
/**
 * Clear the seat of a computer or of a guest who does not come (host only).
 */
export interface ClearSeat {
  type: "clear_seat";
  seat: number;
  number?: number | null;
}
/**
 * Start the game when all seats are taken (host only).
 */
export interface Start {
  type: "start";
  number?: number | null;
}
/**
 * Close the table before a game starts (host only).
 */
export interface Close {
  type: "close";
  number?: number | null;
}
/**
 * Make a choice, or change a sealed one. A repeated choice is made once and gets the same answer.
 */
export interface Choose {
  type: "choose";
  decision: string;
  choice: string;
  number?: number | null;
}
/**
 * Withdraw a sealed choice while other players are still choosing.
 */
export interface Retract {
  type: "retract";
  decision: string;
  number?: number | null;
}
/**
 * Request an undo of your last revealed choice; against the computer it happens at once.
 */
export interface AskUndo {
  type: "ask_undo";
  number?: number | null;
}
/**
 * Accept or decline an undo.
 */
export interface AnswerUndo {
  type: "answer_undo";
  yes: boolean;
  number?: number | null;
}
/**
 * Let the computer play for an absent player (three or more players).
 */
export interface LetComputerPlay {
  type: "let_computer_play";
  seat: number;
  number?: number | null;
}
/**
 * Take over your seat from the computer.
 */
export interface TakeBack {
  type: "take_back";
  number?: number | null;
}
/**
 * Resign. With three or more players, the computer continues for you.
 */
export interface Resign {
  type: "resign";
  number?: number | null;
}
/**
 * Claim the win over an absent opponent (two players).
 */
export interface ClaimWin {
  type: "claim_win";
  number?: number | null;
}
/**
 * Show your hand and leaders to your teammate, or hide them (team games).
 */
export interface ShowHand {
  type: "show_hand";
  on: boolean;
  number?: number | null;
}
/**
 * Update the name at your seat after you changed it.
 */
export interface Rename {
  type: "rename";
  number?: number | null;
}
/**
 * Record that you used help for this choice (only against the computer). The help itself comes from
 *     `POST /api/tables/ID/hint` and `/coach`, which record it too.
 */
export interface AskHelp {
  type: "ask_help";
  kind: "coach" | "gauge" | "ideas";
  choices: number;
  number?: number | null;
}
/**
 * The server's Web Push key, or null if Web Push is unavailable.
 */
export interface AlertKey {
  key: string | null;
}
/**
 * The answer to a question.
 */
export interface Answer {
  type: "answer";
  id: number;
  explained: Explained;
}
/**
 * Whether a choice is available now: the price in parts, or the reason with its rule.
 */
export interface Explained {
  choice: string;
  allowed: boolean;
  price?: PriceData | null;
  key?: string | null;
  args?: {
    [k: string]: unknown;
  };
  rule?: string | null;
}
/**
 * A price as plain data; parts that are empty are left out.
 */
export interface PriceData {
  bank?: number;
  bought?: PurchaseData[];
  chain?: string;
  chosen?: {
    [k: string]: number;
  };
  coins: number;
  discounted?: {
    [k: string]: number;
  };
  gain?: number;
  paid_to?: {
    [k: string]: number;
  };
  power?: string;
  printed?: number;
  produced?: {
    [k: string]: number;
  };
  saved?: {
    [k: string]: number;
  };
}
/**
 * A purchase as plain data; without a seller it is from the bank.
 */
export interface PurchaseData {
  price: number;
  resource: string;
  seller?: number;
  units: number;
}
/**
 * A question about a choice; answered by `answer` or `refused` with the same id.
 */
export interface Ask {
  type: "ask";
  id: number;
  table: string;
  question: Question;
}
/**
 * Asks why a choice is possible or not, for you or another seat.
 */
export interface Question {
  choice: string;
  seat?: number | null;
}
/**
 * Check whether a choice is a blunder.
 */
export interface AskCoach {
  seat: number;
  number: number;
  choice: string;
}
/**
 * Request a hint. Only alone against the computer, in casual games, and not in daily deals.
 */
export interface AskHint {
  seat: number;
  number: number;
  kind?: "gauge" | "ideas";
}
/**
 * A visible but unavailable move: the reason with its rule, and the price in parts.
 */
export interface Barred {
  choice: string;
  key: string;
  args: {
    [k: string]: unknown;
  };
  rule: string;
  price?: PriceData | null;
}
/**
 * Start the drawn round now.
 */
export interface BeginRound {
  type: "begin";
}
/**
 * Start the next season.
 */
export interface BeginSeason {
  type: "begin";
}
/**
 * A keep-alive message.
 */
export interface BotAlive {
  type: "alive";
}
/**
 * An invitation to a table. Take a seat there to accept it.
 */
export interface BotAsked {
  type: "invited";
  table: string;
  by: string;
  settings: Settings;
}
/**
 * The settings of a table. All but `game` are optional.
 */
export interface Settings {
  game: string;
  players?: number | null;
  expansions?: string[];
  options?: {
    [k: string]: boolean | number | string;
  };
  clock?: NoClock | PoolClock | DaysClock;
  rated?: boolean;
  public?: boolean;
  spectators?: boolean;
  commentary?: number | null;
  quick?: boolean;
  absence?: number;
  stand_in?: string;
  content?: {
    [k: string]: string;
  } | null;
  position?: {
    [k: string]: unknown;
  } | null;
  lesson?: string | null;
  daily?: Daily | null;
  contest?: boolean;
}
/**
 * No time limit.
 */
export interface NoClock {
  type: "none";
}
/**
 * Seconds for the whole game, plus an increment after each decision.
 */
export interface PoolClock {
  type: "pool";
  pool: number;
  increment?: number;
}
/**
 * Days for each decision.
 */
export interface DaysClock {
  type: "days";
  days: number;
}
/**
 * The daily deal that a table plays.
 */
export interface Daily {
  date: string;
  practice?: boolean;
}
/**
 * A choice of a bot.
 */
export interface BotChoice {
  decision: string;
  choice: string;
}
/**
 * A game with you is over.
 */
export interface BotGameFinish {
  type: "game_finish";
  table: string;
}
/**
 * A game with you has started or is in progress.
 */
export interface BotGameStart {
  type: "game_start";
  table: string;
  seat: number;
}
/**
 * You were seated at a table that has not started.
 */
export interface BotInvited {
  type: "seated";
  table: string;
  seat: number;
}
/**
 * A table that this connection does not follow is waiting for you.
 */
export interface Called {
  type: "called";
  table: string;
  why: "began" | "hurry" | "invited" | "rematch" | "turn";
  game?: string;
  by?: string;
}
/**
 * A chamber of the Senate: cubes by seat, the controlling seat, its decrees from the top.
 */
export interface Chamber {
  controller: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cubes: [number, number];
  decrees: DecreeCard[];
}
/**
 * A decree of a chamber.
 */
export interface DecreeCard {
  face_up: boolean;
  id?: string;
}
/**
 * The winners of the top division of a season.
 */
export interface Champion {
  season: number;
  names: string[];
}
/**
 * The confirmation code sent by mail.
 */
export interface ChannelCode {
  code: string;
}
/**
 * A mail address or webhook for notifications; of a webhook only the service, as its URL is secret.
 */
export interface ChannelView {
  id: string;
  kind: "mail" | "webhook";
  address: string;
  confirmed: boolean;
}
/**
 * Your channels, and the kinds that this server supports.
 */
export interface ChannelsView {
  channels: ChannelView[];
  mail: boolean;
  webhooks: string[];
}
/**
 * A chat message. `text` is plain text and must be escaped.
 */
export interface ChatLine {
  id: number;
  room: "spectators" | "table" | "team";
  name: string;
  seat: number | null;
  text: string;
  at: number;
  guest?: boolean;
}
/**
 * A seat chose. `choice` is the notation as far as the viewer may see it; hidden parts are `?`.
 */
export interface ChoiceMade {
  type: "chose";
  seat: number;
  choice: string;
  price?: PriceData | null;
  computer?: boolean;
}
/**
 * Your own sealed choice was withdrawn (sent to that seat only).
 */
export interface ChoiceRetracted {
  type: "retracted";
  seat: number;
  decision: string;
}
/**
 * Your own choice is sealed (sent to that seat only).
 */
export interface ChoiceSealed {
  type: "sealed";
  seat: number;
  decision: string;
  choice: string;
}
/**
 * The players you follow, mute, and block.
 */
export interface CircleView {
  follows: Neighbour[];
  mutes: Neighbour[];
  blocks: Neighbour[];
}
/**
 * A player you follow, mute, or block.
 */
export interface Neighbour {
  id: string;
  name: string;
  kind: string;
  here?: boolean;
  table?: string | null;
}
/**
 * The host was asked; use `secret` to get the answer.
 */
export interface Claimed {
  claim: string;
  secret: string;
}
/**
 * A city of 7 Wonders as a viewer sees it.
 */
export interface ClassicCity {
  bank_bonus_left?: number;
  black_builds_left?: number;
  bought_from?: string[];
  cards: string[];
  causes?: {
    [k: string]: number;
  };
  coins: number;
  courtesan?: string;
  debt?: number;
  defeats: number;
  diplomacy?: number;
  free_builds_left?: number;
  leader_cards?: number;
  leaders?: string[];
  marker_backs: number[];
  markers?: string[];
  owes?: number;
  stages: number;
  victories: number;
  victory_points: number;
  wonder: string | null;
}
/**
 * A game of 7 Wonders with everything hidden.
 */
export interface ClassicPosition {
  age: number;
  cities: ClassicCity[];
  coming: Coming[];
  content?: {
    [k: string]: string;
  };
  direction: "left" | "right";
  discard: string[];
  discard_backs: number[];
  draft_hands?: string[][];
  expansions: string[];
  format: "pharos-position/1";
  free_city_holder?: number;
  game: "classic";
  hands: string[][];
  history: HistoryEntry[];
  leader_hands?: string[][];
  leader_pile?: string[];
  options: {
    [k: string]: boolean | string;
  };
  owed: number[];
  pending: PendingStep[];
  pile?: string[];
  pile_card?: string;
  players: number;
  sealed?: (string | null)[];
  step: string | null;
  step_cities: number[];
  step_order?: number;
  turn: number;
  victory: string | null;
  waiting: number[];
  winners: number[];
}
/**
 * The cards of an age to come: the hands, and with two players the pile of the free city.
 */
export interface Coming {
  age: number;
  hands: string[][];
  pile?: string[];
}
/**
 * A past choice of a city; a hidden card is left out of `choice`, and is in `known` if deduced.
 */
export interface HistoryEntry {
  age: number;
  choice: string;
  city: number;
  declined?: "leader";
  known?: string;
  left?: number;
  right?: number;
  turn: number;
}
/**
 * A pending step of 7 Wonders.
 */
export interface PendingStep {
  cities: number[];
  order?: number;
  step: string;
}
/**
 * A game of 7 Wonders as a viewer sees it.
 */
export interface ClassicView {
  age: number;
  cities: ClassicCity[];
  conflicts: Conflicts;
  content?: {
    [k: string]: string;
  };
  direction: "left" | "right";
  discard: string[];
  discard_backs: number[];
  draft_hand?: string[];
  expansions: string[];
  free_city_holder?: number;
  game: "classic";
  hand?: string[];
  hands: HandSeen[];
  history: HistoryEntry[];
  leader_hand?: string[];
  leader_pile?: number;
  leaders_seen?: LeadersHeld[];
  looks?: PileSeen[];
  masks?: {
    [k: string]: CopiedSymbol[];
  };
  options: {
    [k: string]: boolean | string;
  };
  owed: number[];
  partner_leaders?: PartnerLeaders;
  pending: PendingStep[];
  pile?: number;
  pile_card?: string;
  players: number;
  sealed?: (string | null)[];
  seen?: HandHeld[];
  step: string | null;
  step_cities: number[];
  step_order?: number;
  turn: number;
  victory: string | null;
  waiting: number[];
  winners: number[];
}
/**
 * The conflicts if the age ended now: the military strength of each city, and the pairs.
 */
export interface Conflicts {
  fights: Fight[];
  strength: number[];
}
/**
 * A conflict at the end of the age: the second city is to the left of the first; tokens for each.
 */
export interface Fight {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cities: [number, number];
  tokens: number;
}
/**
 * The hand of a seat: the number of cards, and those the viewer can deduce.
 */
export interface HandSeen {
  cards: number;
  known?: string[];
  possible?: string[];
}
/**
 * The leaders held in one round of the draft.
 */
export interface LeadersHeld {
  leaders: string[];
  round: number;
}
/**
 * The discard pile as the viewer saw it after `entry` entries of the history.
 */
export interface PileSeen {
  cards: string[];
  entry: number;
}
/**
 * A symbol that a mask would copy from a green card of a neighbor.
 */
export interface CopiedSymbol {
  card: string;
  city: number;
  symbol: string;
}
/**
 * The leaders of the teammate.
 */
export interface PartnerLeaders {
  draft_hand: string[];
  leader_hand: string[];
  leaders_seen: LeadersHeld[];
}
/**
 * A hand that the viewer or the teammate has held.
 */
export interface HandHeld {
  age: number;
  cards: string[];
  seat?: number;
  turn: number;
}
/**
 * The server was down for `lost` milliseconds, which no clock counted.
 */
export interface ClocksPaused {
  type: "paused";
  lost: number;
}
/**
 * The server stops or restarts: reconnect with your event numbers.
 */
export interface Closing {
  type: "closing";
}
/**
 * An evening of a club.
 */
export interface ClubEvening {
  summary: TournamentSummary;
  first?: Podium[];
  coming?: Podium[];
  entered?: boolean;
}
/**
 * A tournament in a list.
 */
export interface TournamentSummary {
  id: string;
  name: string;
  kind: ("round_robin" | "swiss") | "league";
  status: "live" | "open" | "over";
  game: string;
  expansions: string[];
  players: number;
  owner: string;
  entrants: number;
  round: number;
  rounds: number | null;
  created: number;
  hosted?: boolean;
  planned?: number | null;
  club?: string | null;
  league?: string | null;
}
/**
 * A player with a place.
 */
export interface Podium {
  name: string;
  sign: string;
  place: number;
}
/**
 * The id of a new club; its page is `/clubs/ID`.
 */
export interface ClubMade {
  id: string;
}
/**
 * A member of a club.
 */
export interface ClubMember {
  name: string;
  sign: string;
  role: "member" | "organizer" | "owner";
  joined: number;
  you?: boolean;
}
/**
 * A club record and its holder.
 */
export interface ClubRecord {
  kind: "evenings" | "margin" | "score" | "streak" | "wins";
  value: number;
  name: string;
  sign: string;
  game?: string | null;
}
/**
 * A command of the owner or an organizer.
 */
export interface ClubSays {
  command: SetClub | NewSeason | NewInvite | SetRole | RemoveMember;
}
/**
 * Change the name, or whether the page is public (owner only).
 */
export interface SetClub {
  type: "set";
  name: string;
  open: boolean;
}
/**
 * End the season and start the next one (organizers).
 */
export interface NewSeason {
  type: "season";
  name: string;
}
/**
 * Replace the invitation link; the old one becomes invalid (organizers).
 */
export interface NewInvite {
  type: "invite";
}
/**
 * Change a member's role (owner only). Setting another owner transfers the club.
 */
export interface SetRole {
  type: "role";
  member: string;
  role: "member" | "organizer" | "owner";
}
/**
 * Remove a member (organizers).
 */
export interface RemoveMember {
  type: "remove";
  member: string;
}
/**
 * A club in a list.
 */
export interface ClubSummary {
  id: string;
  name: string;
  role: ("member" | "organizer" | "owner") | null;
  members: number;
  next?: ClubEvening | null;
}
/**
 * The page of a club.
 */
export interface ClubView {
  id: string;
  name: string;
  open: boolean;
  role: ("member" | "organizer" | "owner") | null;
  invite: string | null;
  members: ClubMember[];
  seasons: Season[];
  season: number;
  ladders: Ladder[];
  next: ClubEvening[];
  past: ClubEvening[];
  records: ClubRecord[];
}
/**
 * A season; the last one is the current one.
 */
export interface Season {
  number: number;
  name: string;
  began: number;
}
/**
 * The leaderboard of one game and player count.
 */
export interface Ladder {
  game: string;
  players: number;
  evenings: number;
  rows: LadderRow[];
}
/**
 * A member in the leaderboard of a season. `points` are half points.
 */
export interface LadderRow {
  place: number;
  name: string;
  sign: string;
  points: number;
  evenings: number;
  played: number;
  won: number;
  course: number[];
  you?: boolean;
}
/**
 * Your clubs.
 */
export interface Clubs {
  clubs: ClubSummary[];
}
/**
 * The result of the check. A warning contains the danger, but never the best choice.
 */
export interface CoachAnswer {
  warn: boolean;
  loss?: number;
  deviation?: number;
  reasons?: Reason[];
  pieces?: string[];
  left?: number;
}
/**
 * An argument for the `best` choice or against the `played` one. Its text is `review-reason-KIND`, or
 *     `coach-reason-KIND` for a warning.
 */
export interface Reason {
  kind: string;
  of: "best" | "played";
  amount?: number;
  piece?: string;
}
/**
 * Recovery codes, shown only once.
 */
export interface Codes {
  codes: string[];
}
/**
 * The number of unused recovery codes.
 */
export interface CodesLeft {
  left: number;
}
/**
 * Get the host's answer to a claim.
 */
export interface CollectClaim {
  claim: string;
  secret: string;
}
/**
 * A live game with all hands, delayed by `minutes`.
 */
export interface Commentary {
  minutes: number;
  number: number;
  state: TableState;
  hands: CommentedHand[];
}
/**
 * The table as one viewer sees it.
 */
export interface TableState {
  status: "closed" | "live" | "open" | "over";
  settings: Settings;
  seats: SeatStanding[];
  now: number;
  prepared?: string | null;
  you?: number | null;
  view?: DuelView | ClassicView | null;
  scores?: {
    [k: string]: number;
  }[];
  prices?: PriceList[];
  waiting?: number[];
  ready?: number[];
  choices?: number;
  decision?: DecisionStanding | null;
  partner?: PartnerStanding | null;
  undo?: UndoStanding | null;
  result?: ResultStanding | null;
  position?: {
    [k: string]: unknown;
  } | null;
  rematch?: string | null;
  helpful?: boolean;
  help?: HelpStanding[];
}
/**
 * A seat, the same for all viewers.
 */
export interface SeatStanding {
  kind: string;
  name?: string | null;
  person?: ("account" | "bot" | "guest") | null;
  sign?: string | null;
  level?: string | null;
  kept?: string | null;
  owner?: boolean;
  thinking?: boolean;
  ready?: boolean;
  absent_since?: number | null;
  clock?: number | null;
  running?: boolean;
  rests_until?: number | null;
}
/**
 * A game of Duel as a viewer sees it.
 */
export interface DuelView {
  age: number;
  box: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cities: [DuelCity, DuelCity];
  content?: {
    [k: string]: string;
  };
  discard: string[];
  drawn?: string[];
  expansions: string[];
  extra_turn: boolean;
  first: number;
  game: "duel";
  military_tokens: string[];
  offer?: string[];
  options: {
    [k: string]: boolean | string;
  };
  pantheon?: PantheonView;
  pawn: number;
  players: number;
  progress: string[];
  pyramid: (Slot | null)[];
  removed?: (string | null)[][];
  senate?: SenateView;
  steps: DuelStep[];
  turn: number;
  victory: string | null;
  waiting: number[];
  winners: number[];
}
/**
 * A city of Duel as a viewer sees it.
 */
export interface DuelCity {
  cards: string[];
  coins: number;
  conspiracies?: Plot[];
  discounts_from_next_turn?: string[];
  god_coins?: number;
  gods?: string[];
  mythology?: string[];
  offerings?: number[];
  progress: string[];
  wonders: WonderOfDuel[];
}
/**
 * A conspiracy of a seat; its identity is visible only to the owner until it is triggered.
 */
export interface Plot {
  card?: string;
  id?: string;
  triggered?: boolean;
}
/**
 * A Wonder of a city, with the card under it if built.
 */
export interface WonderOfDuel {
  built: boolean;
  card?: string;
  id: string;
}
/**
 * The Pantheon part of a view or position.
 */
export interface PantheonView {
  minerva: number | null;
  slots: (GodCard | null)[];
  snake: string | null;
  stacks: {
    [k: string]: GodCard[];
  };
  tokens: string[];
}
/**
 * A god card in a stack or in the Pantheon, as far as the viewer knows it.
 */
export interface GodCard {
  back?: string;
  god?: string;
  known_to?: number[];
  shown?: boolean;
}
/**
 * A slot of the structure with a card: its face, or its back.
 */
export interface Slot {
  back?: string;
  card?: string;
  open: boolean;
  token?: string | number;
}
/**
 * The Agora part of the view.
 */
export interface SenateView {
  chambers: Chamber[];
  conspiring: Conspiring[];
  deck: number;
  locked?: LockedToken;
  removed_seen?: RemovedSeen;
  /**
   * @minItems 2
   * @maxItems 2
   */
  supply: [number, number];
  triggered_this_turn: boolean;
}
/**
 * Conspiracies a seat drew and kept: ids for that seat, a number for others.
 */
export interface Conspiring {
  back?: string;
  drawn?: string[];
  kept: string[] | number;
  seat: number;
}
/**
 * The progress token under Obscurantism, or the candidates for it.
 */
export interface LockedToken {
  among?: string[];
  openly_among?: string[];
  searched?: boolean;
  seat: number;
  token?: string;
}
/**
 * The seat that has looked at the removed cards, and up to which age.
 */
export interface RemovedSeen {
  age: number;
  seat: number;
}
/**
 * A pending step of Duel; the last one in the list is current.
 */
export interface DuelStep {
  actions?: number;
  bid?: number;
  color?: string;
  colors?: string[];
  draw?: number;
  drawn?: string[];
  god?: string;
  mythology?: string;
  seat: number;
  section?: string;
  step: string;
}
/**
 * The public prices of a seat.
 */
export interface PriceList {
  markets?: Market[];
  things?: {
    [k: string]: PriceData;
  };
}
/**
 * The price of one unit of each resource at one seller: a city, or the bank if `seller` is left out.
 */
export interface Market {
  prices: {
    [k: string]: number;
  };
  seller?: number | null;
  rebate?: number;
}
/**
 * The decision a seat owes, or has sealed and can still change.
 */
export interface DecisionStanding {
  id: string;
  options: Option[];
  barred?: Barred[];
  sealed?: string | null;
  earlier?: string[];
}
/**
 * An available choice, with its price.
 */
export interface Option {
  choice: string;
  price?: PriceData | null;
}
/**
 * Your teammate. `shows`: you see their hand; `shown`: they see yours.
 */
export interface PartnerStanding {
  seat: number;
  shows: boolean;
  shown: boolean;
}
/**
 * An undo request; `missing`: the seats that have not consented yet.
 */
export interface UndoStanding {
  seat: number;
  missing: number[];
}
/**
 * The result of the game. Without a `victory`, it ended by `time`, or was `resigned` or `claimed`.
 */
export interface ResultStanding {
  winners: number[];
  victory: string | null;
  ending: "claimed" | "game" | "resigned" | "time";
}
/**
 * Help used by a seat for the choice after `choices` choices.
 */
export interface HelpStanding {
  seat: number;
  choices: number;
  kind: "coach" | "gauge" | "ideas";
}
/**
 * The hand of a seat.
 */
export interface CommentedHand {
  hand: string[];
  leader_hand: string[];
  draft_hand: string[];
}
/**
 * The computer took a seat.
 */
export interface ComputerAdded {
  type: "computer";
  seat: number;
  level: string;
}
/**
 * The computer plays for an absent player.
 */
export interface ComputerStoodIn {
  type: "stood_in";
  seat: number;
  level: string;
}
/**
 * A conditional move, visible only to you.
 */
export interface ConditionalMove {
  id: string;
  when: string;
  choice: string;
  anyway?: boolean;
  dropped?: ("impossible" | "other" | "revealed" | "turn") | null;
}
/**
 * Your conditional moves at a table.
 */
export interface ConditionalMovesView {
  moves: ConditionalMove[];
}
/**
 * Set the places at a table of this season, by seat (0 is the best); null restores the game's result.
 */
export interface CorrectGame {
  type: "correct";
  table: string;
  places?: number[] | null;
}
/**
 * Set the places at a table, by seat (0 is the best); null restores the game's result.
 */
export interface CorrectResult {
  type: "correct";
  round: number;
  board: number;
  places?: number[] | null;
}
/**
 * Number of tries with a margin from `least` up to the next bin.
 */
export interface DailyBin {
  least: number;
  count: number;
  won: number;
}
/**
 * Your tries, newest first, and the date range of the archive.
 */
export interface DailyCalendar {
  today: string;
  first: string;
  tries: DailyTry[];
  streak: {
    [k: string]: number;
  };
}
/**
 * A result in a daily deal; ranked tries have `rank` and `of` (number of tries).
 */
export interface DailyTry {
  date: string;
  game: "classic" | "duel";
  table?: string;
  state?: "over" | "playing";
  won?: boolean;
  margin?: number;
  victory?: string | null;
  lost?: number | null;
  rank?: number | null;
  of?: number | null;
  name?: string;
  you?: boolean;
  friend?: boolean;
  score?: number | null;
}
/**
 * The results of a club's members in the same deal, compared with each other.
 */
export interface DailyClub {
  id: string;
  name: string;
  places: DailyTry[];
}
/**
 * A daily deal. The results of others are hidden until you have played or the day is over.
 */
export interface DailyDeal {
  game: "classic" | "duel";
  date: string;
  id: string;
  players: number;
  seat: number;
  level: string;
  simulations: number;
  today: boolean;
  ends: number;
  plays: number;
  mine?: DailyTry | null;
  ranking?: DailyTry[];
  friends?: DailyTry[];
  clubs?: DailyClub[];
  teams?: DailyTeam[];
  histogram?: DailyBin[];
}
/**
 * The result of a club as a team: each member's result is compared with all those of other clubs.
 */
export interface DailyTeam {
  id: string;
  name: string;
  tables: number;
  score: number;
  margin: number;
  week: number;
  days: number;
  rank?: number;
  yours?: boolean;
}
/**
 * Play today's deal, or practice one from the archive.
 */
export interface DailyStart {
  practice?: boolean;
  date?: string | null;
}
/**
 * A session of your account.
 */
export interface Device {
  id: string;
  agent: string;
  created: number | null;
  seen: number | null;
  current: boolean;
}
/**
 * A division of a season.
 */
export interface Division {
  tournament: string;
  standings: Ranked[];
  moves: (("down" | "up") | null)[];
  games: Pairing[];
  over: boolean;
  me?: number | null;
}
/**
 * A row of the standings. `points` are half points: a win is 2, a shared win 1.
 */
export interface Ranked {
  place: number;
  name: string;
  points: number;
  buchholz: number;
  berger: number;
  total: number;
  played: number;
  won: number;
  byes: number;
  left?: boolean;
  number?: number;
  sign?: string;
  level?: string | null;
  guest?: boolean;
  free?: boolean;
  before?: number;
}
/**
 * One table of a round.
 */
export interface Pairing {
  seats: string[];
  table?: string | null;
  places?: number[] | null;
  totals?: number[];
  entrants?: number[];
  corrected?: boolean;
  age?: number;
}
/**
 * Your command was accepted and stored. It cannot be lost.
 */
export interface Done {
  type: "done";
  id: number;
  repeated?: boolean;
}
/**
 * Draw a round for all present players; it starts after a break of `minutes`.
 */
export interface DrawRound {
  type: "draw";
  minutes?: number;
}
/**
 * A game of Duel with everything hidden.
 */
export interface DuelPosition {
  age: number;
  ages: string[][];
  box: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cities: [DuelCity, DuelCity];
  content?: {
    [k: string]: string;
  };
  discard: string[];
  drawn?: string[];
  draws?: string[][];
  expansions: string[];
  extra_turn: boolean;
  first: number;
  format: "pharos-position/1";
  game: "duel";
  military_tokens: string[];
  next_offerings?: number[];
  next_wonders: string[];
  offer?: string[];
  options: {
    [k: string]: boolean | string;
  };
  pantheon?: PantheonView;
  pawn: number;
  players: number;
  progress: string[];
  pyramid: (Slot | null)[];
  removed: string[][];
  senate?: SenatePosition;
  steps: DuelStep[];
  turn: number;
  victory: string | null;
  winners: number[];
}
/**
 * The Agora part of a position.
 */
export interface SenatePosition {
  chambers: Chamber[];
  conspiring: Conspiring[];
  deck: string[];
  locked?: LockedToken;
  removed_seen?: RemovedSeen;
  /**
   * @minItems 2
   * @maxItems 2
   */
  supply: [number, number];
  triggered_this_turn: boolean;
}
/**
 * Remove a push subscription.
 */
export interface EndAlert {
  endpoint: string;
}
/**
 * End the league.
 */
export interface EndLeague {
  type: "end";
}
/**
 * Join an evening by its link, with a name and an emblem.
 */
export interface EnterEvening {
  name: string;
  sign:
    "bee" | "bull" | "crab" | "dolphin" | "hare" | "lion" | "octopus" | "owl" | "ram" | "scarab" | "snake" | "turtle";
}
/**
 * One effect of a choice; `pharos.core.fact` defines the fields of each kind.
 */
export interface Fact {
  kind:
    | "activated"
    | "again"
    | "age"
    | "begins"
    | "coins"
    | "conflict"
    | "conspired"
    | "control"
    | "copied"
    | "cubes"
    | "debt"
    | "diplomacy"
    | "minerva"
    | "moved"
    | "passed"
    | "pawn"
    | "placed"
    | "prepared"
    | "raised"
    | "razed"
    | "revealed"
    | "snake"
    | "stage"
    | "triggered";
  seat?: number | null;
  other?: number | null;
  thing?: string | null;
  amount?: number;
  place?: number | null;
  start?: string | null;
  end?: string | null;
  why?: ("chain" | "discard" | "income" | "loot" | "loss" | "price" | "theft" | "trade") | null;
  cause?: string | null;
}
/**
 * A share from 0 to 1 with its 95% interval and the number of cases.
 */
export interface Figure {
  cases: number;
  share: number;
  low: number;
  high: number;
  few?: boolean;
}
/**
 * Finish the evening.
 */
export interface FinishEvening {
  type: "finish";
}
/**
 * A seat ran out of time.
 */
export interface FlagFell {
  type: "flagged";
  seat: number;
}
/**
 * The content sets of a server, for pages that show pieces: rows as written, each with its `set`,
 *     and names as Fluent.
 */
export interface FurtherContent {
  sets: {
    [k: string]: string;
  };
  files: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  texts: {
    [k: string]: string;
  };
  pictures: {
    [k: string]: string;
  };
}
/**
 * The game ended. `victory` is None if it did not end by the rules.
 */
export interface GameOver {
  type: "over";
  winners: number[];
  victory: string | null;
  ending: "claimed" | "game" | "resigned" | "time";
}
/**
 * The record of a game, which begins with a deal or a position.
 */
export interface GameRecord {
  choices: [number, string][];
  content?: {
    [k: string]: string;
  };
  deal?: {
    [k: string]: unknown;
  };
  expansions: string[];
  format: "pharos-record/1";
  game: string;
  meta: {
    [k: string]: unknown;
  };
  options: {
    [k: string]: boolean | string;
  };
  players: number;
  position?: {
    [k: string]: unknown;
  };
  result: GameResult | null;
}
/**
 * How a game ended: winning seats, kind of victory, and the score sheet of each seat.
 */
export interface GameResult {
  scores: {
    [k: string]: number;
  }[];
  victory: string;
  winners: number[];
}
/**
 * The game started.
 */
export interface GameStarted {
  type: "started";
}
/**
 * You can no longer follow this table.
 */
export interface Gone {
  type: "gone";
  table: string;
  key: string;
}
/**
 * The effects of the choices in narrative order: coins, pieces, the pawn, conflicts, …
 */
export interface Happened {
  type: "happened";
  facts: Fact[];
}
/**
 * Results against another member, in games that both played.
 */
export interface HeadToHead {
  name: string;
  sign: string;
  played: number;
  ahead: number;
  behind: number;
}
/**
 * The state of the server.
 */
export interface Health {
  status: "damaged" | "disk_full" | "no_database" | "ok" | "read_only" | "stopping";
  version: string;
}
/**
 * The win chance of a seat from what it knows, and at most three suggested choices, best first.
 */
export interface Hint {
  number: number;
  chance: number;
  deviation: number;
  standing: "ahead" | "behind" | "even" | "far_ahead" | "far_behind";
  by_victory?: {
    [k: string]: number;
  };
  ideas?: Idea[];
}
/**
 * A suggested choice.
 */
export interface Idea {
  choice: string;
  chance: number;
  deviation: number;
  reasons: Reason[];
}
/**
 * A command of the host, with the token of the big screen, or from the host's phone.
 */
export interface HostSays {
  command: RoomSet | RoomOrder | RoomRemove | RoomStart | RoomSkip | RoomAgain | RoomAnswer;
  token?: string | null;
}
/**
 * Set the game and its options.
 */
export interface RoomSet {
  type: "set";
  game: "classic" | "duel";
  expansions: string[];
  teams?: boolean;
  minutes?: number;
  fill?: string | null;
  seats?: number;
}
/**
 * Reorder the seats to match the real seating, clockwise.
 */
export interface RoomOrder {
  type: "order";
  seats: string[];
}
/**
 * Remove a player from the room.
 */
export interface RoomRemove {
  type: "remove";
  guest: string;
}
/**
 * Start the game.
 */
export interface RoomStart {
  type: "start";
}
/**
 * Skip the animation on the big screen.
 */
export interface RoomSkip {
  type: "skip";
}
/**
 * Start another game with the same seats; with `reseat`, return to the lobby first.
 */
export interface RoomAgain {
  type: "again";
  reseat?: boolean;
}
/**
 * Accept or decline another phone's request for a seat.
 */
export interface RoomAnswer {
  type: "answer";
  claim: string;
  yes: boolean;
}
/**
 * An invitation to a table.
 */
export interface Invitation {
  table: TableSummary;
  by: string;
  at: number;
}
/**
 * A table as the lobby lists it.
 */
export interface TableSummary {
  id: string;
  status: "closed" | "live" | "open" | "over";
  game: string;
  expansions: string[];
  players: number;
  rated: boolean;
  public: boolean;
  seats: (string | null)[];
  owner: string;
  changed: number;
  clock: string;
  prepared?: boolean;
  spectators?: boolean;
  quick?: boolean;
  helped?: boolean;
  daily?: string | null;
  waiting?: number[];
  until?: number[];
  you?: number | null;
  rating?: number | null;
}
/**
 * Your invitations.
 */
export interface Invitations {
  invitations: Invitation[];
}
/**
 * Join a club with the code of an invitation link.
 */
export interface JoinClub {
  invite: string;
}
/**
 * Take a seat with an emblem and an optional name; repeat to change them.
 */
export interface JoinRoom {
  sign:
    "bee" | "bull" | "crab" | "dolphin" | "hare" | "lion" | "octopus" | "owl" | "ram" | "scarab" | "snake" | "turtle";
  name?: string | null;
}
/**
 * A game variant with statistics.
 */
export interface KindOfNumbers {
  expansions: string[];
  players: number;
  games: number;
}
/**
 * The id of a new league; its page is `/leagues/ID`.
 */
export interface LeagueMade {
  id: string;
}
/**
 * A player of the next season.
 */
export interface LeaguePlayer {
  name: string;
  sign: string;
  you?: boolean;
}
/**
 * A command of the organizer.
 */
export interface LeagueSays {
  command: BeginSeason | RemovePlayer | CorrectGame | EndLeague;
}
/**
 * Remove a player and resign their unfinished games.
 */
export interface RemovePlayer {
  type: "remove";
  player: string;
}
/**
 * A league in a list.
 */
export interface LeagueSummary {
  id: string;
  name: string;
  status: "live" | "open" | "over";
  game: string;
  expansions: string[];
  days: number;
  season: number;
  members: number;
  entered: boolean;
  club?: string | null;
}
/**
 * A league with one of its seasons.
 */
export interface LeagueView {
  summary: LeagueSummary;
  settings: Settings;
  size: number;
  movers: number;
  laps: number;
  pause: number | null;
  season: number;
  divisions: Division[];
  members: LeaguePlayer[];
  champions: Champion[];
  yours: boolean;
  may_enter: boolean;
  begins?: number | null;
  table?: string | null;
}
/**
 * Lists of leagues.
 */
export interface Leagues {
  leagues: LeagueSummary[];
}
/**
 * Your progress in a lesson.
 */
export interface LessonKept {
  table: string;
  over?: boolean;
  done?: string[];
  since?: number;
  folded?: boolean;
}
/**
 * The public tables, sent again whenever they change.
 */
export interface Lobby {
  type: "lobby";
  tables: TableSummary[];
}
/**
 * Name and password of an account.
 */
export interface Login {
  name: string;
  password: string;
}
/**
 * The authenticated user.
 */
export interface Me {
  name: string;
  kind: "account" | "bot" | "guest";
  csrf?: string | null;
  sign?: string | null;
}
/**
 * A mean with its 95% interval and the number of cases.
 */
export interface Mean {
  cases: number;
  mean: number;
  low: number;
  high: number;
  few?: boolean;
}
/**
 * A member's results against the other members.
 */
export interface MemberView {
  name: string;
  sign: string;
  played: number;
  won: number;
  others: HeadToHead[];
}
/**
 * An account that keeps a name, history and rating. A guest's games are kept with it.
 */
export interface NewAccount {
  name: string;
  password: string;
}
/**
 * A subscription of the browser's push service.
 */
export interface NewAlert {
  endpoint: string;
  key: string;
  auth: string;
  language?: "en" | "ru";
}
/**
 * A mail address, or a webhook of a chat service.
 */
export interface NewChannel {
  kind: "mail" | "webhook";
  address: string;
  language?: "en" | "ru";
}
/**
 * A chat message: players to the table, teammates to each other, spectators among themselves.
 */
export interface NewChatLine {
  text: string;
  team?: boolean;
}
/**
 * Create a club. Only members can view it unless it is made public.
 */
export interface NewClub {
  name: string;
  season: string;
}
/**
 * Reply `choice` if the opponent chooses `when`; in turn-based Duel, during the opponent's turn.
 */
export interface NewConditional {
  when: string;
  choice: string;
  anyway?: boolean;
}
/**
 * Sign in as a guest; the server chooses a name if none is given.
 */
export interface NewGuest {
  name?: string | null;
}
/**
 * Invite a user or bot to a table by account name.
 */
export interface NewInvitation {
  name: string;
}
/**
 * Create a league of turn-based games. You organize it and start its first season.
 */
export interface NewLeague {
  name: string;
  settings: Settings;
  size?: number;
  movers?: number;
  laps?: number;
  pause?: number | null;
  club?: string | null;
}
/**
 * Change the name of your account.
 */
export interface NewName {
  name: string;
}
/**
 * Find an opponent for a game with these settings; `near`: only one of similar rating.
 */
export interface NewPairing {
  game: string;
  players?: number;
  expansions?: string[];
  rated?: boolean;
  near?: boolean;
  clock?: (NoClock | PoolClock | DaysClock) | null;
}
/**
 * Report a chat message to the moderators.
 */
export interface NewReport {
  reason?: string;
}
/**
 * Open a room on this screen for a game night, or to show an existing table.
 */
export interface NewRoom {
  table?: string | null;
  game?: "classic" | "duel";
}
/**
 * Change your emblem.
 */
export interface NewSign {
  sign:
    "bee" | "bull" | "crab" | "dolphin" | "hare" | "lion" | "octopus" | "owl" | "ram" | "scarab" | "snake" | "turtle";
}
/**
 * Create a table. `computers` gives seats to the computer; `start` starts a full table.
 */
export interface NewTable {
  settings: Settings;
  seat?: number | null;
  computers?: {
    [k: string]: string;
  };
  start?: boolean;
}
/**
 * Follow, mute, or block an account by name; or mute or block the author of a chat message.
 */
export interface NewTie {
  kind: "block" | "follow" | "mute";
  name?: string | null;
  table?: string | null;
  line?: number | null;
}
/**
 * A bearer token for a program; the label reminds you what it is for.
 */
export interface NewToken {
  label: string;
}
/**
 * Create a tournament for users and bots. You organize and start it.
 */
export interface NewTournament {
  name: string;
  kind: "round_robin" | "swiss";
  settings: Settings;
  rounds?: number | null;
  hosted?: boolean;
  planned?: number | null;
  club?: string | null;
  enter?: boolean;
}
/**
 * An answer. Without a choice, you give up and get the solution.
 */
export interface NewTry {
  choice?: string | null;
  hint?: boolean;
}
/**
 * Start a vacation, which stops your clocks in turn-based games.
 */
export interface NewVacation {
  days: number;
}
/**
 * Statistics of a piece.
 */
export interface NumbersRow {
  id: string;
  there: Figure;
  won: Figure;
  first?: Figure | null;
  built?: Figure | null;
}
/**
 * Statistics of a game variant, from games of one computer level against itself.
 */
export interface NumbersView {
  game: string;
  expansions: string[];
  players: number;
  level: string;
  games: number;
  victories: {
    [k: string]: Figure;
  };
  scores: ScoreRow[];
  tables: {
    [k: string]: NumbersRow[];
  };
  pairs?: PairRow[];
  against?: PairRow[];
  alone?: {
    [k: string]: Figure;
  };
  drawn?: number;
  first?: Figure | null;
  kinds?: KindOfNumbers[];
}
/**
 * A row of the score sheet: mean points of all players, and of winners.
 */
export interface ScoreRow {
  row: string;
  all: number;
  winners: number;
}
/**
 * Two Wonders of Duel: the win rate of a player with both, or of `one` against `other`.
 */
export interface PairRow {
  one: string;
  other: string;
  won: Figure;
}
/**
 * Everything that can be played here, and the levels of the computer, weakest first.
 */
export interface Offers {
  protocol: number;
  version: string;
  games: ProductOffer[];
  levels: string[];
}
/**
 * A game that can be played here.
 */
export interface ProductOffer {
  game: string;
  players: number[];
  expansions: string[];
  players_with: {
    [k: string]: number[];
  };
  options: OptionOffer[];
  sets: {
    [k: string]: string;
  };
}
/**
 * An option of a game with its values, the default first.
 */
export interface OptionOffer {
  name: string;
  values: (boolean | number | string)[];
  needs?: string | null;
  players?: number[];
}
/**
 * Games against one opponent.
 */
export interface OpponentTally {
  name: string;
  games: number;
  won: number;
}
/**
 * A command of the organizer of an evening.
 */
export interface OrganizerSays {
  command: DrawRound | BeginRound | PauseRound | SetPresent | AddComputer1 | CorrectResult | FinishEvening;
}
/**
 * Pause or resume the countdown.
 */
export interface PauseRound {
  type: "pause";
  on?: boolean;
}
/**
 * Mark a player present or absent. Absent players resign their current game and are not paired.
 */
export interface SetPresent {
  type: "present";
  entrant: number;
  here: boolean;
}
/**
 * Add a fill-in computer.
 */
export interface AddComputer1 {
  type: "computer";
  level: string;
}
/**
 * The parts of a view of 7 Wonders that follow from a position and are not in it.
 */
export interface Outlook {
  conflicts?: Conflicts;
  masks?: {
    [k: string]: CopiedSymbol[];
  };
}
/**
 * The cost of one kind of slip (inaccuracy or worse) in one age.
 */
export interface OwnCost {
  reason: string;
  age: string;
  times: number;
  given_away: Mean;
}
/**
 * Your choices of one age or kind: the share of mistakes, and the mean loss.
 */
export interface OwnMistakes {
  name: string;
  mistakes: Figure;
  given_away: Mean;
}
/**
 * Statistics of your games.
 */
export interface OwnNumbers {
  game: string | null;
  won: Figure;
  reviewed: number;
  games: OwnRow[];
  wonders: OwnRow[];
  opponents: OwnRow[];
  first: OwnRow[];
  victories: OwnRow[];
  ages: OwnMistakes[];
  kinds: OwnMistakes[];
  reasons: OwnRow[];
  costs: OwnCost[];
  points: OwnPoint[];
  skill?: Mean | null;
  luck?: Mean | null;
  ratings?: OwnRating[];
}
/**
 * Your win rate in one category of games.
 */
export interface OwnRow {
  name: string;
  won: Figure;
}
/**
 * One of your games, for charts over time.
 */
export interface OwnPoint {
  table: string;
  at: number;
  game: string;
  won: boolean;
  pool?: string | null;
  rating?: number | null;
  accuracy?: number | null;
  given_away?: number | null;
}
/**
 * Your rating in one pool (`duel-2`, `classic-5`); `within` is half its 95% interval.
 */
export interface OwnRating {
  pool: string;
  rating: number;
  within: number;
  games: number;
}
/**
 * Confirms a critical action with the password.
 */
export interface OwnPassword {
  password: string;
}
/**
 * A seat shows its hand to its teammate or hides it (sent to these two only).
 */
export interface PartnerShows {
  type: "partner_shows";
  seat: number;
  on: boolean;
}
/**
 * The old password and the new one; all other sessions end.
 */
export interface PasswordChange {
  old: string;
  new: string;
}
/**
 * The player took over the seat again.
 */
export interface PersonTookBack {
  type: "took_back";
  seat: number;
}
/**
 * Checks the connection; answered by `pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * One finished game of an account.
 */
export interface Played {
  table: string;
  game: string;
  expansions: string[];
  players: number;
  seat: number;
  won: boolean;
  victory: string | null;
  ending: string;
  total: number;
  rated: boolean;
  ended: number;
  others?: (string | null)[];
  rating?: number | null;
  wonders?: string[];
  helped?: boolean;
  daily?: string | null;
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * Simple statistics of one game and player count.
 */
export interface Pool {
  pool: string;
  games: number;
  won: number;
  average: number;
}
/**
 * Settings of the web client; it uses its own defaults for fields left out.
 */
export interface Preferences {
  theme?: ("dark" | "light" | "system") | null;
  language?: ("en" | "ru") | null;
  pace?: ("even" | "quick" | "slow") | null;
  motion?: boolean | null;
  sound?: boolean | null;
  volume?: number | null;
  keys?: boolean | null;
  contrast?: boolean | null;
  marks?: boolean | null;
  confirm?: boolean | null;
  alerts?: boolean | null;
  sheet?: ("chat" | "score") | null;
  lessons?: {
    [k: string]: LessonKept;
  } | null;
}
/**
 * Absent players by seat, with the time since when (milliseconds).
 */
export interface Presence {
  type: "presence";
  table: string;
  absent: {
    [k: string]: number;
  };
  spectators: number;
  now: number;
}
/**
 * The public profile of an account.
 */
export interface Profile {
  name: string;
  kind: "account" | "bot" | "guest";
  since: number;
  ratings: Rating[];
  statistics: Pool[];
  history: Played[];
  opponents?: OpponentTally[];
  victories?: VictoryTally[];
  wonders?: WonderTally[];
  curve?: RatingPoint[];
  followed?: boolean;
  blocked?: boolean;
  itself?: boolean;
}
/**
 * A rating in one pool (`duel-2`, `classic-5`): skill, uncertainty, displayed rating, games.
 */
export interface Rating {
  pool: string;
  mu: number;
  sigma: number;
  shown: number;
  games: number;
}
/**
 * Games won and lost by one kind of victory.
 */
export interface VictoryTally {
  game: string;
  victory: string;
  won: number;
  lost: number;
}
/**
 * Results with a Wonder that was built, or a Wonder board that was played.
 */
export interface WonderTally {
  game: string;
  wonder: string;
  games: number;
  won: number;
}
/**
 * The rating after one game.
 */
export interface RatingPoint {
  pool: string;
  at: number;
  rating: number;
}
/**
 * The result of an answer.
 */
export interface PuzzleAnswer {
  solved: boolean;
  tried?: PuzzleLine | null;
  best?: PuzzleLine[];
  refuted?: PuzzleLine[];
  solved_by?: {
    [k: string]: number;
  };
  counted?: boolean;
  rating?: PuzzleRating | null;
  change?: number;
  streak?: number;
}
/**
 * A choice, its win chance, and the expected continuation with good play by both sides.
 */
export interface PuzzleLine {
  choice: string;
  chance: number;
  deviation?: number;
  line?: string[];
  reasons?: PuzzleReason[];
}
/**
 * A reason why a choice is worse, about the `best` choice or the one `played`.
 */
export interface PuzzleReason {
  kind: string;
  of: "best" | "played";
  amount?: number;
  piece?: string;
}
/**
 * A puzzle rating.
 */
export interface PuzzleRating {
  rating: number;
  deviation: number;
  puzzles: number;
}
/**
 * Puzzles of one day.
 */
export interface PuzzleDay {
  date: string;
  tried: number;
  solved: number;
}
/**
 * A hint: the first step of the solution.
 */
export interface PuzzleHint {
  verb: string;
  piece?: string;
}
/**
 * The requested puzzles.
 */
export interface PuzzleList {
  puzzles: PuzzleRow[];
  themes: {
    [k: string]: number;
  };
}
/**
 * A puzzle in a list.
 */
export interface PuzzleRow {
  id: string;
  game: string;
  expansions: string[];
  players: number;
  goal: "forced" | "most" | "now" | "save";
  themes: ("chains" | "denial" | "endgame" | "gods" | "leaders" | "military" | "politics" | "science")[];
  difficulty: number;
  rating: number;
  solved?: boolean | null;
}
/**
 * Your progress with puzzles.
 */
export interface PuzzleMe {
  tried: number;
  solved: number;
  streak: number;
  longest: number;
  today: boolean;
  days: PuzzleDay[];
  themes: ThemeTried[];
  recent: PuzzleTried[];
  rating?: PuzzleRating | null;
}
/**
 * Your results with one theme.
 */
export interface ThemeTried {
  theme: "chains" | "denial" | "endgame" | "gods" | "leaders" | "military" | "politics" | "science";
  tried: number;
  solved: number;
}
/**
 * A tried puzzle.
 */
export interface PuzzleTried {
  id: string;
  at: number;
  solved: boolean;
  tries: number;
  hint?: boolean;
  rating?: number | null;
}
/**
 * The position of a puzzle as its seat sees it; `table.decision` contains the choices.
 */
export interface PuzzleShown {
  puzzle: PuzzleRow;
  seat: number;
  table: TableState;
}
/**
 * The puzzle of the day.
 */
export interface PuzzleToday {
  date: string;
  puzzle: PuzzleRow;
}
/**
 * The id under which a record was imported.
 */
export interface RecordMade {
  id: string;
}
/**
 * An imported record as lists show it.
 */
export interface RecordSummary {
  id: string;
  at: number;
  game: string;
  players: number;
  expansions: string[];
  names: string[];
}
/**
 * Imported records, newest first.
 */
export interface Records {
  records: RecordSummary[];
}
/**
 * Set a new password with a recovery code.
 */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}
/**
 * Why a request was rejected: a key and arguments for the catalog. Nothing has changed.
 */
export interface Refusal {
  key: string;
  args?: {
    [k: string]: unknown;
  };
  rule?: string | null;
}
/**
 * Your command is rejected and nothing has changed. `id` is null if the message could not be read.
 */
export interface Refused {
  type: "refused";
  id: number | null;
  key: string;
  args?: {
    [k: string]: unknown;
  };
  rule?: string | null;
  table?: string | null;
}
/**
 * A rematch table is open for the same players.
 */
export interface RematchOpened {
  type: "rematch";
  table: string;
}
/**
 * A finished game after one of its choices, seen from a seat, as a spectator, or with all cards.
 */
export interface ReplayStep {
  choices: number;
  at: number;
  game: string;
  expansions: string[];
  players: number;
  view: DuelView | ClassicView | DuelPosition | ClassicPosition;
  scores: {
    [k: string]: number;
  }[];
  outlook?: Outlook1;
  names?: string[];
  waiting?: number[];
  made?: [number, string] | null;
  facts?: Fact[];
  next?: [number, string] | null;
  result?: GameResult | null;
}
/**
 * The parts of a view of 7 Wonders that follow from a position and are not in it.
 */
export interface Outlook1 {
  conflicts?: Conflicts;
  masks?: {
    [k: string]: CopiedSymbol[];
  };
}
/**
 * Take over a seat on another phone, with its return code or by asking the host.
 */
export interface ReturnToRoom {
  guest: string;
  pin?: string | null;
}
/**
 * The review of a game (docs/review.md).
 */
export interface Review {
  chances: number[][];
  choices: ReviewedChoice[];
  luck: ReviewedLuck[];
  players: ReviewedPlayer[];
  key_moments: number[];
  decided_by: "both" | "luck" | "skill" | "unclear";
  ages?: number[];
  by_victory?: {
    [k: string]: number;
  }[][];
}
/**
 * A choice of the game, judged by what its seat knew. Chances are its seat's win chances, 0 to 1.
 */
export interface ReviewedChoice {
  number: number;
  seat: number;
  choice: string;
  best: string;
  error: number;
  deviation: number;
  mark: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only";
  chance?: number | null;
  best_chance?: number | null;
  lines?: ReviewLine[];
  reasons?: Reason[];
}
/**
 * A choice examined by the search.
 */
export interface ReviewLine {
  choice: string;
  chance: number;
  visits: number;
}
/**
 * The luck of a seat at the choice with this number.
 */
export interface ReviewedLuck {
  number: number;
  seat: number;
  amount: number;
  deviation: number;
  cause?: string;
}
/**
 * Totals of a seat: `skill`, `luck` and `rest` add up to the last chance minus the first.
 */
export interface ReviewedPlayer {
  accuracy: number | null;
  lost_per_100: number | null;
  given_away: number | null;
  skill: number;
  luck: number;
  luck_deviation: number;
  rest: number;
  adjusted: number;
}
/**
 * The progress of a review. Poll until `pass` is `full`.
 */
export interface ReviewProgress {
  pass: ("full" | "rough") | null;
  done: number;
  all: number;
  failed: boolean;
  waiting: number;
  review: Review | null;
}
/**
 * A request by another phone to take over a seat, which the host answers.
 */
export interface RoomClaim {
  id: string;
  guest: string;
}
/**
 * The code to enter on phones, and the token with which this screen acts as the host.
 */
export interface RoomMade {
  code: string;
  token: string;
}
/**
 * A player in the room, in seat order.
 */
export interface RoomSeat {
  id: string;
  sign: string;
  name?: string | null;
  host?: boolean;
  here?: boolean;
  account?: boolean;
}
/**
 * The host skipped the animation.
 */
export interface RoomSkipped {
  type: "room_skipped";
  code: string;
}
/**
 * A room as one viewer sees it.
 */
export interface RoomState {
  code: string;
  phase: "lobby" | "table";
  settings: Settings;
  fill: string | null;
  seats: RoomSeat[];
  most: number;
  wanted: number;
  table?: string | null;
  games?: number;
  arriving?: number;
  you?: string | null;
  host?: boolean;
  pin?: string | null;
  claims?: RoomClaim[];
  shown?: boolean;
}
/**
 * The room, sent again whenever it changes; null when it is closed.
 */
export interface RoomTold {
  type: "room";
  code: string;
  room: RoomState | null;
}
/**
 * A chat message.
 */
export interface Said {
  type: "said";
  table: string;
  line: ChatLine;
}
/**
 * A chat message; answered by `done` or `refused` with the same id.
 */
export interface Say {
  type: "say";
  id: number;
  table: string;
  text: string;
  team?: boolean;
}
/**
 * The computer helped a seat with the choice after `choices` choices.
 */
export interface SeatHelped {
  type: "helped";
  seat: number;
  choices: number;
  kind: "coach" | "gauge" | "ideas";
}
/**
 * A seat is empty again.
 */
export interface SeatLeft {
  type: "left";
  seat: number;
}
/**
 * A seat has sealed its choice.
 */
export interface SeatReady {
  type: "ready";
  seat: number;
}
/**
 * The player at a seat changed their name.
 */
export interface SeatRenamed {
  type: "renamed";
  seat: number;
  name: string;
}
/**
 * A seat resigned.
 */
export interface SeatResigned {
  type: "resigned";
  seat: number;
}
/**
 * The player at a seat is on vacation until this time, or back if the time has passed.
 */
export interface SeatRests {
  type: "rests";
  seat: number;
  until: number;
}
/**
 * A player took a seat.
 */
export interface SeatTaken {
  type: "seated";
  seat: number;
  name: string;
}
/**
 * A seat has withdrawn its sealed choice.
 */
export interface SeatUnready {
  type: "unready";
  seat: number;
}
/**
 * The complete state of a table. It replaces everything you knew about the table.
 */
export interface Snapshot {
  type: "snapshot";
  table: string;
  number: number;
  state: TableState;
  chat: ChatLine[];
}
/**
 * The table was closed before a game started.
 */
export interface TableClosed {
  type: "closed";
}
/**
 * The id of a new table; its link is `/t/ID`.
 */
export interface TableMade {
  id: string;
}
/**
 * The tournament of a table, if any.
 */
export interface TableTournament {
  id?: string | null;
  name?: string;
  league?: string | null;
}
/**
 * A table as you see it, with your event number.
 */
export interface TableView {
  id: string;
  number: number;
  state: TableState;
  chat: ChatLine[];
}
/**
 * Lists of tables.
 */
export interface Tables {
  tables: TableSummary[];
}
/**
 * A token in a list.
 */
export interface Token {
  id: string;
  label: string;
  created: number;
  used: number | null;
}
/**
 * A new token; its secret is shown only once.
 */
export interface TokenMade {
  id: string;
  label: string;
  secret: string;
}
/**
 * The id of a new tournament; its page is `/tournaments/ID`.
 */
export interface TournamentMade {
  id: string;
}
/**
 * The page of a tournament.
 */
export interface TournamentView {
  summary: TournamentSummary;
  settings: Settings;
  standings: Ranked[];
  pairings: Pairing[][];
  entered?: boolean;
  yours?: boolean;
  table?: string | null;
  me?: number | null;
  waits?: boolean;
  begins?: number | null;
  held?: number | null;
  since?: number | null;
  idle?: boolean;
}
/**
 * Lists of tournaments.
 */
export interface Tournaments {
  tournaments: TournamentSummary[];
}
/**
 * A seat declined the undo, or the game continued.
 */
export interface UndoRefused {
  type: "undo_refused";
  seat: number;
}
/**
 * A seat requests an undo.
 */
export interface UndoRequested {
  type: "undo_asked";
  seat: number;
}
/**
 * Choices were undone; `choices` is the number left in the record.
 */
export interface Undone {
  type: "undone";
  seat: number;
  choices: number;
}
/**
 * Stop following a table.
 */
export interface Unwatch {
  type: "unwatch";
  table: string;
}
/**
 * The events, in order, and the state after them. Numbers are consecutive.
 */
export interface Update {
  type: "update";
  table: string;
  number: number;
  events: (
    | SeatTaken
    | SeatLeft
    | ComputerAdded
    | TableClosed
    | GameStarted
    | SeatReady
    | SeatUnready
    | ChoiceSealed
    | ChoiceRetracted
    | ChoiceMade
    | Happened
    | UndoRequested
    | UndoRefused
    | Undone
    | ComputerStoodIn
    | PersonTookBack
    | SeatResigned
    | WinClaimed
    | FlagFell
    | ClocksPaused
    | SeatRests
    | GameOver
    | PartnerShows
    | SeatRenamed
    | RematchOpened
    | SeatHelped
  )[];
  state: TableState;
}
/**
 * A seat claimed the win over an absent opponent.
 */
export interface WinClaimed {
  type: "claimed";
  seat: number;
}
/**
 * Your vacation.
 */
export interface VacationView {
  until: number | null;
  left: number;
  longest: number;
}
/**
 * The current user, or null if not signed in.
 */
export interface Visit {
  me: Me | null;
  settings?: Preferences | null;
}
/**
 * Follow a table. With `since`, your last event number, you get the updates you missed.
 */
export interface Watch {
  type: "watch";
  table: string;
  since?: number | null;
  chat?: number | null;
  screen?: boolean;
}
/**
 * Follow the list of public tables, or stop following it.
 */
export interface WatchLobby {
  type: "watch_lobby";
  on?: boolean;
}
/**
 * Follow a room, or stop following it; the big screen sends its token.
 */
export interface WatchRoom {
  type: "watch_room";
  code: string;
  token?: string | null;
  on?: boolean;
}
/**
 * The first message.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: Me;
  now: number;
}
/**
 * The win chances in a live game from public information, delayed by `minutes`.
 */
export interface WinChances {
  minutes: number;
  chances: number[];
}
