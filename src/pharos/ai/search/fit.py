"""Fits a network to training samples and writes its file; needs nothing but NumPy and PyTorch.

    python fit.py NAMES.json OUT.net FOLDER... [--layers 128,32] [--passes 3] [--seed 1] [--start OLD.net]
    python fit.py NAMES.json OUT.net FOLDER... --teachers ONE.net OTHER.net

The folders contain samples written by `SelfPlay.write`. One game in 25 is held out for measurement only. It
uses a GPU if there is one; all batches have the same shape, padded with blanks. With `--start` the fit starts
from another network: before the first step it returns the same values, whatever inputs are new. With
`--only-new` the weights of that network stay fixed, and only those of new inputs and new policy rows are
fitted, so that too few games cannot spoil what it has learned. With teachers (networks fitted to the same
games before) it also learns from their averaged predictions, which are better than those of each of them.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

SCALE = 256
MOST = 4.0
HELD_OUT = 25
UNKNOWN = 2.0
"""Values above it mean that there is none."""


def refuse() -> None:
    print(
        "Fitting a network needs PyTorch and NumPy: install Pharos with its extra, as in "
        "pip install 'pharos[learn] @ file:///path/to/pharos.whl'.",
        file=sys.stderr,
    )
    sys.exit(2)


def load(np: Any, folders: list[str]) -> dict[str, Any]:
    """Loads all samples of some folders, one array for each field."""
    kinds = {
        "found": "<u2", "counts": "<u2", "rows": "<i2", "shares": "<f4", "values": "<f4", "ends": "u1",
        "seats": "u1",
    }  # fmt: skip
    parts: dict[str, list[Any]] = {name: [] for name in (*kinds, "games")}
    first = 0
    for folder in folders:
        for file in sorted(Path(folder).glob("*.counts")):
            if not file.stat().st_size:
                continue
            for name, kind in kinds.items():
                parts[name].append(np.fromfile(file.with_suffix("." + name), kind))
            games = np.fromfile(file.with_suffix(".games"), "<i4").astype(np.int64) + first
            parts["games"].append(games)
            first = int(games.max()) + 1 if len(games) else first
    return {name: np.concatenate(part) for name, part in parts.items()}


def followed(won: list[float], judged: list[float], games: list[int], onward: float) -> list[float]:
    """Returns TD(lambda) targets for two-player games: each blends the search values of this and the later
    positions with the final result; `onward` is lambda. Each target is from the perspective of the position's
    seat, which is recognized by its result in `won`."""
    told, later, last = judged[:], 0.0, len(games) - 1
    for n in range(last, -1, -1):
        if n == last or games[n] != games[n + 1]:
            later = won[n]
        elif won[n] != won[n + 1]:
            later = 1 - later
        later = (1 - onward) * judged[n] + onward * later
        told[n] = later
    return told


def followed_by_seat(
    won: list[float], judged: list[float], games: list[int], seats: list[int], onward: float
) -> list[float]:
    """Returns the same targets for any number of players: only later positions of the same seat count."""
    told, later = judged[:], dict[int, float]()
    for n in range(len(games) - 1, -1, -1):
        if n + 1 == len(games) or games[n] != games[n + 1]:
            later = {}
        told[n] = (1 - onward) * judged[n] + onward * later.get(seats[n], won[n])
        later[seats[n]] = told[n]
    return told


def parser_of() -> argparse.ArgumentParser:
    """Returns the command-line parser."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names")
    parser.add_argument("out")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--layers", default="128,32")
    parser.add_argument("--passes", type=float, default=3, help="over the games; 0: as it starts")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", default="", help="a network whose weights the fit begins with")
    parser.add_argument("--only-new", action="store_true", help="fit only what that network does not know")
    parser.add_argument("--onward", type=float, default=0.0, help="how far later positions are believed")
    parser.add_argument("--teachers", nargs="*", default=[], help="networks that were fitted to these games")
    parser.add_argument("--belief", type=float, default=0.6, help="how far they are believed")
    return parser


def main() -> None:
    """Parses the command line, fits, and writes."""
    parser = parser_of()
    asked = parser.parse_args()
    if asked.only_new and not asked.start:
        parser.error("--only-new needs --start.")
    try:
        import numpy as np
        import torch
    except ImportError:
        refuse()
    told = fitted(np, torch, asked)
    print(json.dumps(told))


def fitted(np: Any, torch: Any, asked: argparse.Namespace) -> dict[str, object]:
    """Fits a network and returns its results on the held-out games."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    began = time.time()
    names = json.loads(Path(asked.names).read_text())
    first, second = (int(width) for width in asked.layers.split(","))
    data = load(np, asked.folders)
    games = Games(np, torch, names, data, asked.onward, device)
    loaded = time.time() - began
    torch.manual_seed(asked.seed)
    net = made(torch, names, first, second).to(device)
    seen = np.bincount(data["found"], minlength=len(names["inputs"])) > 0
    met = np.bincount(data["rows"][data["rows"] >= 0], minlength=len(names["rows"])) > 0
    if asked.start:
        new_inputs, new_rows = start_from(np, torch, net, asked.start, names)
        seen |= ~new_inputs.numpy()
        met |= ~new_rows.numpy()
        if asked.only_new:
            keep_known(net, new_inputs, new_rows)
    teachers = []
    for file in asked.teachers:
        layers = json.loads(Path(file).read_bytes().partition(b"\n")[0])["layers"]
        teachers.append(made(torch, names, *layers).to(device))
        start_from(np, torch, teachers[-1], file, names)
    steps = learn(torch, games, net, teachers, asked)
    net.eval()
    reached = examine(torch, games, net, teachers)
    write(np, net, asked.out, names, (first, second), seen, met)
    return {
        "positions": len(data["ends"]),
        "games": len(np.unique(data["games"])),
        "held_out": len(games.test),
        **reached,
        "steps": steps,
        "loaded": round(loaded, 1),
        "took": round(time.time() - began, 1),
        "device": device,
    }


class Games:
    """All samples in device memory, as batches of one shape."""

    def __init__(
        self, np: Any, torch: Any, names: dict[str, Any], data: dict[str, Any], onward: float, device: str
    ) -> None:
        self._torch, self._device = torch, device
        self._inputs, self._rows = len(names["inputs"]), len(names["rows"])
        counts = data["counts"].reshape(-1, 2).astype(np.int64)
        self._as_lists = device == "cpu"

        def to(array: Any, kind: Any) -> Any:
            return torch.from_numpy(array.astype(kind)).to(device)

        def begins(numbers: Any) -> Any:
            return to(np.concatenate([[0], numbers.cumsum()[:-1]]), np.int64)

        # Padding: reads beyond the last position must return blanks.
        most_found, most_choices = int(counts[:, 0].max()), max(1, int(counts[:, 1].max()))
        self._found = to(np.pad(data["found"], (0, most_found)), np.int32)
        self._places = to(np.pad(data["rows"].reshape(-1, 4), ((0, most_choices), (0, 0))), np.int32)
        self._shares = to(np.pad(data["shares"], (0, most_choices)), np.float32)
        self._found_at, self._found_of = begins(counts[:, 0]), to(counts[:, 0], np.int64)
        self._rows_at, self._rows_of = begins(counts[:, 1]), to(counts[:, 1], np.int64)
        self._upto_found = torch.arange(most_found, device=device)
        self._upto_choices = torch.arange(most_choices, device=device)
        held = data["games"] % HELD_OUT == 0
        self.test, self.train = (to(np.nonzero(part)[0], np.int64) for part in (held, ~held))
        self.ends = to(data["ends"], np.int64)
        self.outputs = len(names["outputs"])
        self.worths = torch.tensor(names["worths"], dtype=torch.float32, device=device)
        self.won = self.worths[self.ends]
        values = to(data["values"], np.float32)
        self.judged = torch.where(values > UNKNOWN, self.won, (values + 1) / 2)
        if onward:
            of_games = (self.won.tolist(), self.judged.tolist(), data["games"].tolist())
            if names["two_sides"]:
                told = followed(*of_games, onward)
            else:
                told = followed_by_seat(*of_games, data["seats"].tolist(), onward)
            self.target = torch.tensor(told, device=device)
        else:
            self.target = 0.5 * self.won + 0.5 * self.judged

    def told_of(self, ids: Any) -> tuple[Any, Any, Any]:
        """Returns the inputs of some positions, the rows of their choices, and a mask of the valid choices.

        Inputs are index lists on a CPU and 0/1 matrices on a GPU, whichever is faster there.
        """
        torch, lit_of = self._torch, self._found_of[ids].unsqueeze(1)
        lit = self._found[self._found_at[ids].unsqueeze(1) + self._upto_found].long()
        lit = torch.where(self._upto_found < lit_of, lit, self._inputs)
        choices = self._places[self._index(ids)].long()
        choices = torch.where(choices < 0, self._rows, choices).flatten(1)  # row -1 means none
        there = self._upto_choices < self._rows_of[ids].unsqueeze(1)
        if self._as_lists:
            return lit, choices, there
        blank = torch.zeros(len(ids), self._inputs + 1, device=self._device)
        return blank.scatter_(1, lit, 1.0)[:, : self._inputs], choices, there

    def tried(self, ids: Any) -> Any:
        """Returns the search's visit shares of each choice; zeros where there was no search."""
        there = self._upto_choices < self._rows_of[ids].unsqueeze(1)
        return self._shares[self._index(ids)] * there

    def searched(self, ids: Any) -> Any:
        """Whether each position has policy targets."""
        return self._rows_of[ids] > 0

    def _index(self, ids: Any) -> Any:
        return self._rows_at[ids].unsqueeze(1) + self._upto_choices


def made(torch: Any, names: dict[str, Any], first: int, second: int) -> Any:
    """Returns a randomly initialized network."""
    nn = torch.nn
    net = nn.ModuleDict(
        {
            "inputs": nn.Embedding(len(names["inputs"]), first),
            "layer": nn.Linear(first, second),
            "value": nn.Linear(second, len(names["outputs"])),
            "policy": nn.Linear(first + second, len(names["rows"])),
        }
    )
    nn.init.normal_(net["inputs"].weight, 0, 0.05)
    nn.init.normal_(net["policy"].weight, 0, 0.02)
    nn.init.zeros_(net["policy"].bias)
    net.bias = nn.Parameter(torch.full((first,), 0.2))
    return net


def said(torch: Any, net: Any, facts: Any, choices: Any, there: Any) -> tuple[Any, Any]:
    """Returns a network's value outputs and log policy for some positions."""
    weights = net["inputs"].weight
    if facts.dtype == torch.int64:
        blank = torch.nn.functional.pad(weights, (0, 0, 0, 1))
        summed = torch.nn.functional.embedding_bag(facts, blank, mode="sum", padding_idx=len(weights))
    else:
        summed = facts @ weights
    x = torch.clamp(summed + net.bias, 0, MOST)
    y = torch.clamp(net["layer"](x), 0, MOST)
    policy = torch.nn.functional.pad(net["policy"](torch.cat([x, y], 1)), (0, 1))
    z = policy.gather(1, choices).unflatten(1, (there.shape[1], 4)).sum(2)
    return net["value"](y), torch.log_softmax(z.masked_fill(~there, -1e9), 1)


def taught(torch: Any, teachers: list[Any], told: tuple[Any, Any, Any]) -> tuple[Any, Any]:
    """Returns the mean predictions of the teachers for each outcome and each choice."""
    with torch.no_grad():
        words = [said(torch, teacher, *told) for teacher in teachers]
        likely = sum(torch.softmax(value, 1) for value, _ in words) / len(words)
        liked = sum(torch.exp(policy) for _, policy in words) / len(words)
    return likely, liked


def learn(torch: Any, games: Games, net: Any, teachers: list[Any], asked: argparse.Namespace) -> int:
    """Trains for the requested number of passes; returns the number of steps."""
    F = torch.nn.functional
    train, device = games.train, games.train.device
    fitted_ones = [p for p in net.parameters() if p.requires_grad]
    plain = [p for p in fitted_ones if p.dim() < 2]
    heavy = [p for p in fitted_ones if p.dim() >= 2]
    decay = 0.0 if asked.only_new else 1e-2  # it would shrink the fixed weights, too
    optimizer = torch.optim.AdamW(
        [{"params": heavy, "weight_decay": decay}, {"params": plain, "weight_decay": 0.0}],
        lr=asked.rate,
        fused=device.type == "cuda",
    )
    size = min(asked.batch, max(64, len(train) // 64))
    each = max(1, len(train) // size)
    total = max(1, int(each * asked.passes)) if asked.passes else 0
    warm = min(300, total // 10 + 1)
    order = train
    for number in range(total):
        if number % each == 0:
            order = train[torch.randperm(len(train), device=device)]
        rate = asked.rate * min(1.0, (number + 1) / warm) * (1 - number / total) + 1e-5
        for group in optimizer.param_groups:
            group["lr"] = rate
        ids = order[number % each * size : (number % each + 1) * size]
        told, searched = games.told_of(ids), games.searched(ids)
        end, win_target = F.one_hot(games.ends[ids], games.outputs).float(), games.target[ids]
        tried = games.tried(ids)
        if teachers:  # one result is a noisy label; the teachers have seen similar games
            likely, liked = taught(torch, teachers, told)
            end = torch.lerp(end, likely, asked.belief)
            win_target = torch.lerp(win_target, likely @ games.worths, asked.belief)
            tried = torch.lerp(tried, liked * searched.unsqueeze(1), asked.belief)
        value, policy = said(torch, net, *told)
        win = torch.softmax(value, 1) @ games.worths
        loss = F.cross_entropy(value, end) + 2.0 * ((win - win_target) ** 2).mean()
        loss = loss - (tried * policy).sum() / searched.sum().clamp(min=1)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
    return total


def examine(torch: Any, games: Games, net: Any, teachers: list[Any]) -> dict[str, object]:
    """Measures the network on the held-out games, beside the search and the teachers."""
    F = torch.nn.functional
    squared = entropy = crossed = by_search = by_teachers = 0.0
    agreed = asked_for = 0
    with torch.no_grad():
        for at in range(0, len(games.test), 16384):
            ids = games.test[at : at + 16384]
            told, tried, searched = games.told_of(ids), games.tried(ids), games.searched(ids)
            value, policy = said(torch, net, *told)
            won = games.won[ids]
            squared += float(((torch.softmax(value, 1) @ games.worths - won) ** 2).sum())
            by_search += float(((games.judged[ids] - won) ** 2).sum())
            if teachers:
                likely, _ = taught(torch, teachers, told)
                by_teachers += float(((likely @ games.worths - won) ** 2).sum())
            entropy += float(F.cross_entropy(value, games.ends[ids], reduction="sum"))
            crossed += float(-(tried * policy).sum())
            asked_for += int(searched.sum())
            agreed += int(((policy.argmax(1) == tried.argmax(1)) & searched).sum())
    n = max(1, len(games.test))
    return {
        "squared_error": round(squared / n, 5),
        "squared_error_of_search": round(by_search / n, 5),
        "squared_error_of_teachers": round(by_teachers / n, 5) if teachers else None,
        "cross_entropy": round(entropy / n, 4),
        "policy_cross_entropy": round(crossed / max(1, asked_for), 4),
        "policy_agrees": round(agreed / max(1, asked_for), 4),
    }


def start_from(np: Any, torch: Any, net: Any, path: str, names: dict[str, list[str]]) -> tuple[Any, Any]:
    """Loads the weights of a file by name; names missing from the file get zero weights.

    The network may have more units than the file. The additional ones keep their random weights, but
    nothing depends on them yet, so the values are those of the file.

    Returns masks of the inputs and the rows that are missing from the file.
    """
    head, _, body = Path(path).read_bytes().partition(b"\n")
    told = json.loads(head)
    first, second = told["layers"]
    width = net["inputs"].weight.shape[1]
    outputs, both, at = len(told["outputs"]), first + second, 0
    if first > width or second > net["layer"].weight.shape[0]:
        raise ValueError(f"{path} has {first} and {second} units, more than --layers.")

    def part(kind: str, *shape: int) -> Any:
        nonlocal at
        count = int(np.prod(shape))
        taken = np.frombuffer(body, kind, count, at).reshape(shape).astype(np.float32)
        at += count * np.dtype(kind).itemsize
        return torch.from_numpy(taken.copy())

    def place(target: Any, known: list[str], wanted: list[str], weights: Any) -> None:
        where = {name: n for n, name in enumerate(known)}
        for n, name in enumerate(wanted):
            if name in where:
                target[n] = weights[where[name]].to(target.device)

    with torch.no_grad():
        lit, layer, value, policy = (net[name].weight for name in ("inputs", "layer", "value", "policy"))
        new_inputs = torch.tensor([name not in frozenset(told["inputs"]) for name in names["inputs"]])
        lit[:, :first] = 0
        lit[new_inputs.to(lit.device)] = 0
        layer[:second] = 0
        for weights in (value, policy, net["policy"].bias):
            weights.zero_()
        place(
            lit[:, :first], told["inputs"], names["inputs"], part("<i2", len(told["inputs"]), first) / SCALE
        )
        net.bias[:first] = (part("<i2", first) / SCALE).to(lit.device)
        layer[:second, :first] = (part("<i2", second, first) / SCALE).to(lit.device)
        net["layer"].bias[:second] = (part("<i4", second) / SCALE**2).to(lit.device)
        value[:, :second] = (part("<i2", outputs, second) / SCALE).to(lit.device)
        net["value"].bias.copy_(part("<i4", outputs) / SCALE**2)
        rows = part("<i2", len(told["rows"]), both) / SCALE
        place(policy[:, :first], told["rows"], names["rows"], rows[:, :first])
        place(policy[:, width : width + second], told["rows"], names["rows"], rows[:, first:])
        place(net["policy"].bias, told["rows"], names["rows"], part("<i4", len(told["rows"])) / SCALE**2)
    known_rows = frozenset(told["rows"])
    return new_inputs, torch.tensor([name not in known_rows for name in names["rows"]])


def keep_known(net: Any, new_inputs: Any, new_rows: Any) -> None:
    """Restricts training to the weights of new inputs and new rows."""
    for parameter in net.parameters():
        parameter.requires_grad_(False)
    policy = net["policy"]
    for weights, new in (
        (net["inputs"].weight, new_inputs),
        (policy.weight, new_rows),
        (policy.bias, new_rows),
    ):
        mask = new.to(weights.device).float().view(-1, *[1] * (weights.dim() - 1))
        weights.requires_grad_(True)
        weights.register_hook(lambda gradient, mask=mask: gradient * mask)


def write(
    np: Any,
    net: Any,
    path: str,
    names: dict[str, list[str]],
    layers: tuple[int, int],
    seen: Any,
    asked: Any,
) -> None:
    """Writes the network file: names and quantized weights, without inputs and rows that never occurred."""

    def whole(tensor: Any, scale: int, kind: str) -> Any:
        limit = 32767 if kind == "<i2" else 2**31 - 1
        return np.clip(np.rint(tensor.detach().float().cpu().numpy() * scale), -limit, limit).astype(kind)

    lit, policy = whole(net["inputs"].weight, SCALE, "<i2"), whole(net["policy"].weight, SCALE, "<i2")
    kept_in = [n for n in range(len(lit)) if seen[n] and lit[n].any()]
    kept_rows = [n for n in range(len(policy)) if asked[n]]
    head = {
        "layers": list(layers),
        "outputs": names["outputs"],
        "inputs": [names["inputs"][n] for n in kept_in],
        "rows": [names["rows"][n] for n in kept_rows],
    }
    parts = [
        lit[kept_in],
        whole(net.bias, SCALE, "<i2"),
        whole(net["layer"].weight, SCALE, "<i2"),
        whole(net["layer"].bias, SCALE**2, "<i4"),
        whole(net["value"].weight, SCALE, "<i2"),
        whole(net["value"].bias, SCALE**2, "<i4"),
        policy[kept_rows],
        whole(net["policy"].bias, SCALE**2, "<i4")[kept_rows],
    ]
    head_line = json.dumps(head, separators=(",", ":")).encode() + b"\n"
    Path(path).write_bytes(head_line + b"".join(part.tobytes() for part in parts))


if __name__ == "__main__":
    main()
