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
 * The server's key for Web Push, or null where it sends none.
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
 * Whether a choice can be made now: the price in parts, or the reason with its rule.
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
 * A purchase as plain data; without a seller it is made from the bank.
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
 * Is this choice a blunder?
 */
export interface AskCoach {
  seat: number;
  number: number;
  choice: string;
}
/**
 * How am I doing, or what could I do? Only alone against the computer, unrated, not in the daily deal.
 */
export interface AskHint {
  seat: number;
  number: number;
  kind?: "gauge" | "ideas";
}
/**
 * Something that lies open and cannot be chosen: the reason with its rule, and the price in parts.
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
 * The round begins now, whatever is left of the countdown.
 */
export interface BeginRound {
  type: "begin";
}
/**
 * The next season begins.
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
 * What is played at a table, and how. All but the game may be left out.
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
 * That a table plays the deal of a day.
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
 * A chamber of the Senate: cubes by seat, who controls it, its decrees, the upper one first.
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
 * Who won the highest division of a season.
 */
export interface Champion {
  season: number;
  names: string[];
}
/**
 * The code that came by mail.
 */
export interface ChannelCode {
  code: string;
}
/**
 * Where alerts reach you; of a webhook the service alone, since its address is a secret.
 */
export interface ChannelView {
  id: string;
  kind: "mail" | "webhook";
  address: string;
  confirmed: boolean;
}
/**
 * Your channels, and what this server can send.
 */
export interface ChannelsView {
  channels: ChannelView[];
  mail: boolean;
  webhooks: string[];
}
/**
 * One line of chat: plain text, to be shown as text.
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
 * The people around you.
 */
export interface CircleView {
  follows: Neighbour[];
  mutes: Neighbour[];
  blocks: Neighbour[];
}
/**
 * Somebody in one's circle.
 */
export interface Neighbour {
  id: string;
  name: string;
  kind: string;
  here?: boolean;
  table?: string | null;
}
/**
 * The host was asked; the secret collects the answer.
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
 * What would follow if the age ended now: the strength of each city, and who meets whom.
 */
export interface Conflicts {
  fights: Fight[];
  strength: number[];
}
/**
 * A conflict at the end of the age: the second city to the left of the first, and the tokens of each.
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
 * The hand of a seat: how many cards, and what the viewer has worked out of them.
 */
export interface HandSeen {
  cards: number;
  known?: string[];
  possible?: string[];
}
/**
 * What a city did; a card that was not shown is left out of the choice, and `known` if worked out.
 */
export interface HistoryEntry {
  age: number;
  choice: string;
  city: number;
  known?: string;
  left?: number;
  right?: number;
  turn: number;
}
/**
 * The leaders held in a round of the draft.
 */
export interface LeadersHeld {
  leaders: string[];
  round: number;
}
/**
 * The discard pile as it was looked through, after so many entries of the history.
 */
export interface PileSeen {
  cards: string[];
  entry: number;
}
/**
 * What a mask would copy: a symbol, on a green card of a neighbour.
 */
export interface CopiedSymbol {
  card: string;
  city: number;
  symbol: string;
}
/**
 * The leaders of the partner in a team.
 */
export interface PartnerLeaders {
  draft_hand: string[];
  leader_hand: string[];
  leaders_seen: LeadersHeld[];
}
/**
 * A step of 7 Wonders that is still to be asked.
 */
export interface PendingStep {
  cities: number[];
  order?: number;
  step: string;
}
/**
 * A hand the viewer, or the partner, has held.
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
 * A tournament as it is listed.
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
 * Somebody on one of the first places.
 */
export interface Podium {
  name: string;
  sign: string;
  place: number;
}
/**
 * The id of a club; its page is `/clubs/ID`.
 */
export interface ClubMade {
  id: string;
}
/**
 * Somebody of a club.
 */
export interface ClubMember {
  name: string;
  sign: string;
  role: "member" | "organizer" | "owner";
  joined: number;
  you?: boolean;
}
/**
 * The best that somebody of the club has done.
 */
export interface ClubRecord {
  kind: "evenings" | "margin" | "score" | "streak" | "wins";
  value: number;
  name: string;
  sign: string;
  game?: string | null;
}
/**
 * What an organizer or the owner asks for.
 */
export interface ClubSays {
  command: SetClub | NewSeason | NewInvite | SetRole | RemoveMember;
}
/**
 * Another name, or another answer to who may read the page. By the owner.
 */
export interface SetClub {
  type: "set";
  name: string;
  open: boolean;
}
/**
 * The season ends, and the next one begins. By an organizer.
 */
export interface NewSeason {
  type: "season";
  name: string;
}
/**
 * Another invitation link; the old one ends. By an organizer.
 */
export interface NewInvite {
  type: "invite";
}
/**
 * Another role for a member. By the owner, who hands the club over by naming another owner.
 */
export interface SetRole {
  type: "role";
  member: string;
  role: "member" | "organizer" | "owner";
}
/**
 * Somebody is a member no more. By an organizer.
 */
export interface RemoveMember {
  type: "remove";
  member: string;
}
/**
 * A club as its members find it.
 */
export interface ClubSummary {
  id: string;
  name: string;
  role: ("member" | "organizer" | "owner") | null;
  members: number;
  next?: ClubEvening | null;
}
/**
 * A club with everything that its page shows.
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
 * A season; the last one goes on.
 */
export interface Season {
  number: number;
  name: string;
  began: number;
}
/**
 * The members by their points in one game with so many players at a table.
 */
export interface Ladder {
  game: string;
  players: number;
  evenings: number;
  rows: LadderRow[];
}
/**
 * How a member stands in a season. Points are counted in halves.
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
 * A warning, or none. It names a danger and never the best choice.
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
 * A fact that speaks for the `best` choice or against the `played` one; its words are found by `kind`:
 *     `review-reason-KIND`, and `coach-reason-KIND` for a warning.
 */
export interface Reason {
  kind: string;
  of: "best" | "played";
  amount?: number;
  piece?: string;
}
/**
 * Recovery codes, shown this once.
 */
export interface Codes {
  codes: string[];
}
/**
 * How many recovery codes are left.
 */
export interface CodesLeft {
  left: number;
}
/**
 * Has the host answered?
 */
export interface CollectClaim {
  claim: string;
  secret: string;
}
/**
 * A live game as it was some minutes ago, with all hands.
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
 * A seat as everybody sees it.
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
 * A conspiracy in front of a seat; what it is stays with its owner until it is triggered.
 */
export interface Plot {
  card?: string;
  id?: string;
  triggered?: boolean;
}
/**
 * A wonder of a city, with the card under it when it is built.
 */
export interface WonderOfDuel {
  built: boolean;
  card?: string;
  id: string;
}
/**
 * What Pantheon adds to the table.
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
 * A god of a stack or of the Pantheon, as far as the viewer knows it.
 */
export interface GodCard {
  back?: string;
  god?: string;
  known_to?: number[];
  shown?: boolean;
}
/**
 * A place of the structure with a card: its face, or its back.
 */
export interface Slot {
  back?: string;
  card?: string;
  open: boolean;
  token?: string | number;
}
/**
 * What Agora adds to the table.
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
 * What somebody drew from the conspiracies and kept: names for that seat, a number for the others.
 */
export interface Conspiring {
  back?: string;
  drawn?: string[];
  kept: string[] | number;
  seat: number;
}
/**
 * The token under Obscurantism, or those among which it is.
 */
export interface LockedToken {
  among?: string[];
  openly_among?: string[];
  searched?: boolean;
  seat: number;
  token?: string;
}
/**
 * Who has looked at the removed cards, up to which age.
 */
export interface RemovedSeen {
  age: number;
  seat: number;
}
/**
 * A pending step of Duel; the last of the list is asked now.
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
 * The prices of a seat that everybody can work out.
 */
export interface PriceList {
  markets?: Market[];
  things?: {
    [k: string]: PriceData;
  };
}
/**
 * What one unit of each resource costs at one seller: a city, or the bank when it is left out.
 */
export interface Market {
  prices: {
    [k: string]: number;
  };
  seller?: number | null;
  rebate?: number;
}
/**
 * The decision a seat owes, or has sealed and may still change.
 */
export interface DecisionStanding {
  id: string;
  options: Option[];
  barred?: Barred[];
  sealed?: string | null;
  earlier?: string[];
}
/**
 * One choice of a decision, with the price as plain data.
 */
export interface Option {
  choice: string;
  price?: PriceData | null;
}
/**
 * Your partner in a game of teams: whether you see their hand, and they yours.
 */
export interface PartnerStanding {
  seat: number;
  shows: boolean;
  shown: boolean;
}
/**
 * An undo that waits for consent.
 */
export interface UndoStanding {
  seat: number;
  missing: number[];
}
/**
 * How the game ended. Without a `victory` it ended by `time`, or was `resigned` or `claimed`.
 */
export interface ResultStanding {
  winners: number[];
  victory: string | null;
  ending: "claimed" | "game" | "resigned" | "time";
}
/**
 * That the computer helped a seat with the choice after so many.
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
 * A conditional move; only you see it.
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
 * The places at a table of this season, by seat, 0 the best; null for what the game itself says.
 */
export interface CorrectGame {
  type: "correct";
  table: string;
  places?: number[] | null;
}
/**
 * The places at a table, by seat, 0 the best; null for what the game itself says.
 */
export interface CorrectResult {
  type: "correct";
  round: number;
  board: number;
  places?: number[] | null;
}
/**
 * So many had a margin from `least` to below the next bin.
 */
export interface DailyBin {
  least: number;
  count: number;
  won: number;
}
/**
 * Your tries, the newest first, and the days of the archive.
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
 * How somebody did; `rank` and `of` where it counts.
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
 * The same deal at the tables of a club: its members, ranked by comparison with each other.
 */
export interface DailyClub {
  id: string;
  name: string;
  places: DailyTry[];
}
/**
 * The deal of a day. What others did stays covered until you have played it.
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
 * A club as a team: the same deal at the tables of its members, each compared with every table of the
 *     other clubs.
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
 * Play the deal of today, or one of the archive for practice.
 */
export interface DailyStart {
  practice?: boolean;
  date?: string | null;
}
/**
 * A session as its owner lists it.
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
 * How an entrant stands. Points are counted in halves: a win is 2, a shared one 1.
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
 * Seat everybody who is there; the round begins after the break.
 */
export interface DrawRound {
  type: "draw";
  minutes?: number;
}
/**
 * A subscription that ends.
 */
export interface EndAlert {
  endpoint: string;
}
/**
 * There is no further season.
 */
export interface EndLeague {
  type: "end";
}
/**
 * A guest comes in by the link, with a name and an emblem, and takes part.
 */
export interface EnterEvening {
  name: string;
  sign:
    "bee" | "bull" | "crab" | "dolphin" | "hare" | "lion" | "octopus" | "owl" | "ram" | "scarab" | "snake" | "turtle";
}
/**
 * One thing that happened; `pharos.core.fact` says what the fields mean for each kind.
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
 * A share from 0 to 1 with its 95 % interval and the number of cases.
 */
export interface Figure {
  cases: number;
  share: number;
  low: number;
  high: number;
  few?: boolean;
}
/**
 * The evening is over.
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
 * How somebody did against another member, at tables where both sat.
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
 * The chance of a seat from what it knows, and at most three ideas, the best first.
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
 * A choice that is worth a thought.
 */
export interface Idea {
  choice: string;
  chance: number;
  deviation: number;
  reasons: Reason[];
}
/**
 * What the host wants, with the token of the big screen or from the host's phone.
 */
export interface HostSays {
  command: RoomSet | RoomOrder | RoomRemove | RoomStart | RoomSkip | RoomAgain | RoomAnswer;
  token?: string | null;
}
/**
 * What is played.
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
 * The seats as people really sit, clockwise.
 */
export interface RoomOrder {
  type: "order";
  seats: string[];
}
/**
 * A guest leaves the room.
 */
export interface RoomRemove {
  type: "remove";
  guest: string;
}
/**
 * Begin the game.
 */
export interface RoomStart {
  type: "start";
}
/**
 * Go on at once with what the big screen shows.
 */
export interface RoomSkip {
  type: "skip";
}
/**
 * Another game: at once with the same seats, or from the lobby with new ones.
 */
export interface RoomAgain {
  type: "again";
  reseat?: boolean;
}
/**
 * Another phone may have the seat it asks for, or not.
 */
export interface RoomAnswer {
  type: "answer";
  claim: string;
  yes: boolean;
}
/**
 * You are asked to a table.
 */
export interface Invitation {
  table: {
    [k: string]: unknown;
  };
  by: string;
  at: number;
}
/**
 * The tables you are asked to.
 */
export interface Invitations {
  invitations: Invitation[];
}
/**
 * Join by the code of an invitation.
 */
export interface JoinClub {
  invite: string;
}
/**
 * Sit down with a sign, and a name where one is wanted; again, to change them.
 */
export interface JoinRoom {
  sign:
    "bee" | "bull" | "crab" | "dolphin" | "hare" | "lion" | "octopus" | "owl" | "ram" | "scarab" | "snake" | "turtle";
  name?: string | null;
}
/**
 * A kind of game that there are numbers for.
 */
export interface KindOfNumbers {
  expansions: string[];
  players: number;
  games: number;
}
/**
 * The id of a league; its page is `/leagues/ID`.
 */
export interface LeagueMade {
  id: string;
}
/**
 * Somebody who plays in the next season.
 */
export interface LeaguePlayer {
  name: string;
  sign: string;
  you?: boolean;
}
/**
 * What the organizer of a league asks for.
 */
export interface LeagueSays {
  command: BeginSeason | RemovePlayer | CorrectGame | EndLeague;
}
/**
 * Somebody plays no more: unfinished games are given up.
 */
export interface RemovePlayer {
  type: "remove";
  player: string;
}
/**
 * A league as it is listed.
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
 * How far somebody is in a lesson.
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
 * Name and password of an account.
 */
export interface Login {
  name: string;
  password: string;
}
/**
 * Who you are.
 */
export interface Me {
  name: string;
  kind: "account" | "bot" | "guest";
  csrf?: string | null;
  sign?: string | null;
}
/**
 * A mean with its 95 % interval and the number of cases.
 */
export interface Mean {
  cases: number;
  mean: number;
  low: number;
  high: number;
  few?: boolean;
}
/**
 * A member against the others.
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
 * A subscription of a browser's push service.
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
 * A club; nobody but its members sees it, unless it is opened.
 */
export interface NewClub {
  name: string;
  season: string;
}
/**
 * If the opponent chooses this, you answer that; in Duel by days, while the opponent owes a choice.
 */
export interface NewConditional {
  when: string;
  choice: string;
  anyway?: boolean;
}
/**
 * Play at once, without an account; the server chooses a name if none is given.
 */
export interface NewGuest {
  name?: string | null;
}
/**
 * Ask somebody to a table, a person or a bot, by the name of the account.
 */
export interface NewInvitation {
  name: string;
}
/**
 * A league that is played by days. Whoever opens it begins its first season.
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
 * Another name for the same account.
 */
export interface NewName {
  name: string;
}
/**
 * A game with whoever wants the same, against somebody of about the same strength or anybody.
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
 * What is wrong with a line of chat, for whoever runs the server.
 */
export interface NewReport {
  reason?: string;
}
/**
 * Open a game night on this screen, or show a table that is there already.
 */
export interface NewRoom {
  table?: string | null;
  game?: "classic" | "duel";
}
/**
 * Another emblem.
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
 * Follow, mute or block: an account by its name, or whoever said a line of chat.
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
 * A tournament that people and bots may enter; whoever opens it begins it.
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
 * An answer; without a choice, one gives up and is told what is right.
 */
export interface NewTry {
  choice?: string | null;
  hint?: boolean;
}
/**
 * So many days in which your clocks by days stand.
 */
export interface NewVacation {
  days: number;
}
/**
 * A piece in numbers.
 */
export interface NumbersRow {
  id: string;
  there: Figure;
  won: Figure;
  first?: Figure | null;
  built?: Figure | null;
}
/**
 * A kind of game in numbers, from games of one level against itself.
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
 * A line of the score sheet: mean points of all players, and of winners.
 */
export interface ScoreRow {
  row: string;
  all: number;
  winners: number;
}
/**
 * Two wonders of Duel: both of one player, or the first one's against the other's.
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
 * What the organizer of an evening asks for.
 */
export interface OrganizerSays {
  command: DrawRound | BeginRound | PauseRound | SetPresent | AddComputer1 | CorrectResult | FinishEvening;
}
/**
 * The countdown stops, or goes on.
 */
export interface PauseRound {
  type: "pause";
  on?: boolean;
}
/**
 * Somebody is there, or not: whoever is not sits at no further table, and gives up at the present one.
 */
export interface SetPresent {
  type: "present";
  entrant: number;
  here: boolean;
}
/**
 * A computer fills in.
 */
export interface AddComputer1 {
  type: "computer";
  level: string;
}
/**
 * What one kind of slip costs you in one age.
 */
export interface OwnCost {
  reason: string;
  age: string;
  times: number;
  given_away: Mean;
}
/**
 * Your choices of one age, or of one kind: how many were mistakes, and what each choice gave away.
 */
export interface OwnMistakes {
  name: string;
  mistakes: Figure;
  given_away: Mean;
}
/**
 * Your games in numbers.
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
 * Some of your games, by what they have in common.
 */
export interface OwnRow {
  name: string;
  won: Figure;
}
/**
 * One of your games, over time.
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
 * Your rating in one pool (`duel-2`, `classic-5`) with half its 95 % interval.
 */
export interface OwnRating {
  pool: string;
  rating: number;
  within: number;
  games: number;
}
/**
 * The password once more, for what cannot be undone.
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
 * How the pages look and behave for somebody; what is left out is the page's own choice.
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
 * How games of one kind ended: by this victory, so many won and lost.
 */
export interface VictoryTally {
  game: string;
  victory: string;
  won: number;
  lost: number;
}
/**
 * A wonder that was built, or a board that was played.
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
 * What comes of a try.
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
 * A choice, its chance to win and what is expected to follow, both sides choosing well.
 */
export interface PuzzleLine {
  choice: string;
  chance: number;
  deviation?: number;
  line?: string[];
  reasons?: PuzzleReason[];
}
/**
 * Why a choice is worse: said of the `best` one or of the one that was `played`.
 */
export interface PuzzleReason {
  kind: string;
  of: "best" | "played";
  amount?: number;
  piece?: string;
}
/**
 * How well somebody solves puzzles.
 */
export interface PuzzleRating {
  rating: number;
  deviation: number;
  puzzles: number;
}
/**
 * A day with puzzles.
 */
export interface PuzzleDay {
  date: string;
  tried: number;
  solved: number;
}
/**
 * The first step towards the solution: what is done, and with which piece.
 */
export interface PuzzleHint {
  verb: string;
  piece?: string;
}
/**
 * The puzzles that were asked for.
 */
export interface PuzzleList {
  puzzles: PuzzleRow[];
  themes: {
    [k: string]: number;
  };
}
/**
 * A puzzle as lists show it.
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
 * How somebody does with puzzles.
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
 * How somebody does with a theme.
 */
export interface ThemeTried {
  theme: "chains" | "denial" | "endgame" | "gods" | "leaders" | "military" | "politics" | "science";
  tried: number;
  solved: number;
}
/**
 * A puzzle of the history.
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
 * A puzzle on the table, as its seat sees it; `table.decision` has the choices.
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
 * A new password by one of the recovery codes.
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
  view: {
    [k: string]: unknown;
  };
  scores: {
    [k: string]: number;
  }[];
  outlook?: {
    [k: string]: unknown;
  };
  names?: string[];
  waiting?: number[];
  made?: [number, string] | null;
  facts?: Fact[];
  next?: [number, string] | null;
  result?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Take a seat back on another phone: by its return code, or by asking the host.
 */
export interface ReturnToRoom {
  guest: string;
  pin?: string | null;
}
/**
 * What a game looks like afterwards (docs/review.md).
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
 * A choice of the game, judged by what its seat knew. Chances are those of its seat, 0 to 1.
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
 * A choice that was tried.
 */
export interface ReviewLine {
  choice: string;
  chance: number;
  visits: number;
}
/**
 * What chance gave a seat with the choice of this number.
 */
export interface ReviewedLuck {
  number: number;
  seat: number;
  amount: number;
  deviation: number;
  cause?: string;
}
/**
 * A seat in the whole game: `skill`, `luck` and `rest` add up to the last chance less the first.
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
 * How far a review is. Ask again until the `pass` is `full`.
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
 * Another phone asks for a seat; the host says yes or no.
 */
export interface RoomClaim {
  id: string;
  guest: string;
}
/**
 * The number that phones type, and the token with which this screen speaks for the host.
 */
export interface RoomMade {
  code: string;
  token: string;
}
/**
 * Somebody who joined, in the order of the seats.
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
 * A game night as one viewer sees it.
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
 * The tournament in which a table is played, if it is.
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
 * A token as it is listed.
 */
export interface Token {
  id: string;
  label: string;
  created: number;
  used: number | null;
}
/**
 * A new token; its secret is shown this once.
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
 * A tournament with everything that is known of it.
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
 * A visitor of the pages, signed in or not.
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
 * The win chances of a live game some minutes ago, from the cards that were face up then.
 */
export interface WinChances {
  minutes: number;
  chances: number[];
}
