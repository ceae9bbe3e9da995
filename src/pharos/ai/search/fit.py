"""Fits a network to lessons and writes its file. It stands alone: any Python with NumPy and PyTorch runs it.

    python fit.py NAMES.json OUT.net FOLDER... [--layers 128,32] [--passes 3] [--seed 1] [--start OLD.net]

The folders hold what players wrote down (`Lessons.write`). One game in 25 is held out and measured only.
It uses an accelerator when there is one.
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
"""Values above it stand for none."""


def refuse() -> None:
    print(
        "Fitting a network needs PyTorch and NumPy: install Pharos with its extra, as in "
        "pip install 'pharos[learn] @ file:///path/to/pharos.whl'.",
        file=sys.stderr,
    )
    sys.exit(2)


def load(np: Any, folders: list[str]) -> dict[str, Any]:
    """All lessons of some folders, one array for each kind of number."""
    kinds = {"found": "<u2", "counts": "<u2", "rows": "<i2", "shares": "<f4", "values": "<f4", "ends": "u1"}
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


def main() -> None:
    """Reads the command line, fits, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names")
    parser.add_argument("out")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--layers", default="128,32")
    parser.add_argument("--passes", type=float, default=3)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", default="")
    asked = parser.parse_args()
    try:
        import numpy as np
        import torch
    except ImportError:
        refuse()
    told = fitted(np, torch, asked)
    print(json.dumps(told))


def fitted(np: Any, torch: Any, asked: argparse.Namespace) -> dict[str, object]:
    """The fit itself; what it reached on the games held out."""
    nn = torch.nn
    F = nn.functional
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    began = time.time()
    names = json.loads(Path(asked.names).read_text())
    first, second = (int(width) for width in asked.layers.split(","))
    inputs, rows, outputs = len(names["inputs"]), len(names["rows"]), len(names["outputs"])
    data = load(np, asked.folders)
    counts = data["counts"].reshape(-1, 2).astype(np.int64)
    positions = len(counts)

    def to(array: Any, kind: Any) -> Any:
        return torch.from_numpy(array.astype(kind)).to(device)

    found, places = to(data["found"], np.int32), to(data["rows"].reshape(-1, 4), np.int32)
    shares, values = to(data["shares"], np.float32), to(data["values"], np.float32)
    ends = to(data["ends"], np.int64)
    found_at, found_of = (
        to(np.concatenate([[0], counts[:, 0].cumsum()[:-1]]), np.int64),
        to(counts[:, 0], np.int64),
    )
    rows_at, rows_of = (
        to(np.concatenate([[0], counts[:, 1].cumsum()[:-1]]), np.int64),
        to(counts[:, 1], np.int64),
    )
    held = data["games"] % HELD_OUT == 0
    test, train = (to(np.nonzero(part)[0], np.int64) for part in (held, ~held))
    worths = torch.tensor(names["worths"], dtype=torch.float32, device=device)
    won = worths[ends]
    judged = torch.where(values > UNKNOWN, won, (values + 1) / 2)
    target = 0.5 * won + 0.5 * judged
    loaded = time.time() - began

    torch.manual_seed(asked.seed)
    both = first + second

    net = nn.ModuleDict(
        {
            "inputs": nn.EmbeddingBag(inputs, first, mode="sum"),
            "layer": nn.Linear(first, second),
            "value": nn.Linear(second, outputs),
            "policy": nn.Linear(both, rows),
        }
    )
    nn.init.normal_(net["inputs"].weight, 0, 0.05)
    nn.init.normal_(net["policy"].weight, 0, 0.02)
    nn.init.zeros_(net["policy"].bias)
    net.bias = nn.Parameter(torch.full((first,), 0.2))
    net.to(device)

    def forward(lit: Any, at: Any) -> tuple[Any, Any]:
        x = torch.clamp(net["inputs"](lit, at) + net.bias, 0, MOST)
        y = torch.clamp(net["layer"](x), 0, MOST)
        return net["value"](y), net["policy"](torch.cat([x, y], 1))

    def ragged(ids: Any, at: Any, of: Any) -> tuple[Any, Any, Any]:
        n = of[ids]
        ends_at = torch.cumsum(n, 0)
        begins = ends_at - n
        index = torch.repeat_interleave(at[ids] - begins, n) + torch.arange(int(ends_at[-1]), device=device)
        return index, begins, n

    def step(ids: Any) -> tuple[Any, Any, Any, Any]:
        index, at, _ = ragged(ids, found_at, found_of)
        value, policy = forward(found[index].long(), at)
        index, _, n = ragged(ids, rows_at, rows_of)
        row = torch.repeat_interleave(torch.arange(len(ids), device=device), n)
        asked_rows = places[index].long()
        flat = F.pad(policy, (0, 1))  # row -1 is nothing
        z = flat[row.unsqueeze(1), asked_rows].sum(1)
        most = torch.full((len(ids),), -1e9, device=device).scatter_reduce(0, row, z.detach(), "amax")
        summed = torch.zeros(len(ids), device=device).index_add(0, row, torch.exp(z - most[row]))
        told = z - (torch.log(summed.clamp(min=1e-20)) + most)[row]
        chance = torch.softmax(value, 1)
        win = chance @ worths
        cross = -(shares[index] * told).sum() / max(1, int((n > 0).sum()))
        return value, win, cross, (index, row, told)

    if asked.start:
        start_from(np, torch, net, asked.start, names)
    plain = [p for p in net.parameters() if p.dim() < 2]
    heavy = [p for p in net.parameters() if p.dim() >= 2]
    optimizer = torch.optim.AdamW(
        [{"params": heavy, "weight_decay": 1e-2}, {"params": plain, "weight_decay": 0.0}], lr=asked.rate
    )
    size = min(asked.batch, max(64, len(train) // 64))
    each = max(1, len(train) // size)
    total = max(1, int(each * asked.passes))
    warm = min(300, total // 10 + 1)
    order = train
    for number in range(total):
        if number % each == 0:
            order = train[torch.randperm(len(train), device=device)]
        rate = asked.rate * min(1.0, (number + 1) / warm) * (1 - number / total) + 1e-5
        for group in optimizer.param_groups:
            group["lr"] = rate
        ids = order[number % each * size : (number % each + 1) * size]
        value, win, cross, _ = step(ids)
        loss = F.cross_entropy(value, ends[ids]) + 2.0 * ((win - target[ids]) ** 2).mean() + cross
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
    net.eval()
    squared = entropy = crossed = searched = 0.0
    agreed = asked_for = 0
    with torch.no_grad():
        for at in range(0, len(test), 16384):
            ids = test[at : at + 16384]
            value, win, cross, (index, row, told) = step(ids)
            squared += float(((win - won[ids]) ** 2).sum())
            searched += float(((judged[ids] - won[ids]) ** 2).sum())
            entropy += float(F.cross_entropy(value, ends[ids], reduction="sum"))
            crossed += float(-(shares[index] * told).sum())
            asked_for += int((rows_of[ids] > 0).sum())
            best = torch.full((len(ids),), -1e9, device=device).scatter_reduce(0, row, told, "amax")
            most = torch.full((len(ids),), -1.0, device=device).scatter_reduce(0, row, shares[index], "amax")
            agreed += int(((told >= best[row]) & (shares[index] >= most[row])).sum())
    seen = np.bincount(data["found"], minlength=inputs) > 0
    met = np.bincount(data["rows"][data["rows"] >= 0], minlength=rows) > 0
    write(np, net, asked.out, names, (first, second), seen, met)
    n = max(1, len(test))
    return {
        "positions": positions,
        "games": len(np.unique(data["games"])),
        "held_out": len(test),
        "squared_error": round(squared / n, 5),
        "squared_error_of_search": round(searched / n, 5),
        "cross_entropy": round(entropy / n, 4),
        "policy_cross_entropy": round(crossed / max(1, asked_for), 4),
        "policy_agrees": round(agreed / max(1, asked_for), 4),
        "steps": total,
        "loaded": round(loaded, 1),
        "took": round(time.time() - began, 1),
        "device": device,
    }


def start_from(np: Any, torch: Any, net: Any, path: str, names: dict[str, list[str]]) -> None:
    """Takes over the weights of a file, name by name; what it does not know stays near nothing."""
    head, _, body = Path(path).read_bytes().partition(b"\n")
    told = json.loads(head)
    first, second = told["layers"]
    outputs, both, at = len(told["outputs"]), first + second, 0

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
        net["inputs"].weight.normal_(0, 0.01)
        place(
            net["inputs"].weight,
            told["inputs"],
            names["inputs"],
            part("<i2", len(told["inputs"]), first) / SCALE,
        )
        net.bias.copy_(part("<i2", first) / SCALE)
        net["layer"].weight.copy_(part("<i2", second, first) / SCALE)
        net["layer"].bias.copy_(part("<i4", second) / SCALE**2)
        net["value"].weight.copy_(part("<i2", outputs, second) / SCALE)
        net["value"].bias.copy_(part("<i4", outputs) / SCALE**2)
        place(net["policy"].weight, told["rows"], names["rows"], part("<i2", len(told["rows"]), both) / SCALE)
        place(net["policy"].bias, told["rows"], names["rows"], part("<i4", len(told["rows"])) / SCALE**2)


def write(
    np: Any,
    net: Any,
    path: str,
    names: dict[str, list[str]],
    layers: tuple[int, int],
    seen: Any,
    asked: Any,
) -> None:
    """The file of a network: names and whole numbers; inputs and rows that were never met are left out."""

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
