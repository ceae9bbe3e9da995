// A bot in JavaScript for the engine protocol (docs/engine.md): it takes the cheapest thing that is worth
// something, and needs nothing but Node.
//
//     pharos arena duel --agents "cmd:node examples/engine/miser.js,random" --games 20

const readline = require("node:readline")

const PROTOCOL = "pharos-engine/1"
const LIKED = ["progress", "library", "wonder", "build", "draft", "recruit", "stage"]

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n")
}

/** How much a choice is liked: by its verb, and less by the coins that stand in its notation. */
function worth(choice) {
  const [action, payment = ""] = choice.split("@")
  const liked = LIKED.indexOf(action.replace(/^city:/, "").split(":")[0])
  const coins = (payment.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0)
  return (liked < 0 ? -1 : LIKED.length - liked) - coins / 100
}

function think(question) {
  const best = question.choices.reduce((one, other) => (worth(other) > worth(one) ? other : one))
  const city = question.view.cities[question.seat]
  send({ type: "info", id: question.id, text: `${city.coins} coins, ${question.choices.length} choices` })
  send({ type: "choice", id: question.id, choice: best })
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line)
  if (message.type === "hello") send({ type: "hello", protocol: PROTOCOL, name: "Miser" })
  else if (message.type === "think") think(message)
  else if (message.type === "quit") process.exit(0)
})
