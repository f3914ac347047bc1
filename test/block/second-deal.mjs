/**
 * A second dealer, written from `src/block/SPEC.md` and its vectors by one who had not seen the first: where the page said
 * too little, the page was mended. Plain JavaScript that takes nothing from `src` and nothing but node:crypto; § is a section of the page.
 *
 * `node test/block/second-deal.mjs` prints the page's vectors as dealt here, and says where the page has others.
 */
import { createCipheriv, createHash, hkdfSync } from 'node:crypto';

/** What the page's vectors are dealt with (§10). */
export const PAGE = { emission: '01', block: 1, key: Buffer.from(Array.from({ length: 32 }, (_, i) => i)) };

/** How an order writes a loser (§10). */
const LOSER = '-';

/**
 * The tickets of one block.
 *
 * Key     32 bytes; the emission is two digits
 * Order   of a pack: the row of each of its tickets, or `-`
 * Ticket  i-th of the block: ticket (i mod K) of pack ⌊i / K⌋
 */
export function deal(planText, { emission, block, key }) {
  const plan = readPlan(planText);
  const hash = createHash('sha256').update(planText).digest('hex');
  const ofEmission = [plan.game, emission];
  const ofBlock = [plan.game, emission, block, hash];
  const subkeys = {
    seats: subkey(key, 'seats', ofBlock),
    orders: subkey(key, 'orders', ofBlock),
    tickets: subkey(key, 'tickets', ofBlock),
    validation: subkey(key, 'validation', ofEmission),
  };
  const packs = winnersOfPacks(plan, subkeys.seats);
  const order = (pack) => orderOfPack(plan, packs[pack], new Draws(subkeys.orders, pack, 0));

  return {
    plan,
    hash,
    subkeys,
    packs,
    order,
    ticket(i) {
      const [pack, place] = [Math.floor(i / plan.perPack), i % plan.perPack];
      const row = order(pack)[place];
      const packOfEmission = (block - 1) * plan.packs + pack;
      return {
        number: withCheckDigit(plan.code + emission + digits(packOfEmission, 7) + digits(place, 3)),
        validation: validationNumber((block - 1) * plan.tickets + i, subkeys.validation),
        surfaces: surfacesOf(plan, plan.rows[row], new Draws(subkeys.tickets, pack, place)),
      };
    },
  };
}

// §2.2 The plan's text

function readPlan(text) {
  const plan = { surfaces: [], rows: [] };
  const lines = text.split('\n').slice(0, -1);
  for (const line of lines) {
    const [name, ...fields] = line.split('\t');
    if (!(name in LINES)) throw new Error(`a plan has no line “${name}”`);
    LINES[name](plan, fields);
  }
  return { ...plan, packs: plan.tickets / plan.perPack };
}

/** What each line of the text adds to the plan; those from `zones` to `guises` speak of the latest surface. */
const LINES = {
  'grattage plan': (_, [edition]) => {
    if (edition !== '1') throw new Error(`edition ${edition} is dealt otherwise than edition 1`);
  },
  game: (plan, [game, code]) => Object.assign(plan, { game, code }),
  block: (plan, [tickets]) => Object.assign(plan, { tickets: Number(tickets) }),
  pack: (plan, fields) => {
    const [perPack, fewest, most, longestRun] = fields.map(Number);
    Object.assign(plan, { perPack, fewest, most, longestRun });
  },
  high: (plan, [cents, most]) => Object.assign(plan, { highFrom: Number(cents), mostHigh: Number(most) }),
  surface: (plan, [id, mechanic, places, star, marksName]) =>
    plan.surfaces.push({ id, mechanic, places: Number(places), starred: star === 'starred', marksName }),
  zones: (plan, zones) => Object.assign(plan.surfaces.at(-1), { zones }),
  amounts: (plan, fields) =>
    Object.assign(plan.surfaces.at(-1), {
      amounts: fields.map(atBlank).map(([cents, transcription]) => ({ cents: Number(cents), transcription })),
    }),
  marks: (plan, marks) => Object.assign(plan.surfaces.at(-1), { marks }),
  gains: (plan, fields) =>
    Object.assign(plan.surfaces.at(-1), {
      gains: fields.map(atBlank).map(([cents, of]) => ({ cents: Number(cents), of })),
    }),
  phrases: (plan, phrases) => Object.assign(plan.surfaces.at(-1), { phrases }),
  always: (plan, fields) => Object.assign(plan.surfaces.at(-1), { always: fields.map(Number) }),
  guises: (plan, fields) => {
    const surface = plan.surfaces.at(-1);
    const isAmount = surface.mechanic === 'twins' || surface.mechanic === 'arrow';
    const guise = ([weight, text]) => ({ weight: Number(weight), guise: isAmount ? Number(text) : text });
    surface.guises = fields.map(atBlank).map(guise);
  },
  row: (plan, [tickets, prize, ...shares]) =>
    plan.rows.push({
      tickets: Number(tickets),
      prize: Number(prize),
      shares: shares.map((share) => (share === '-' ? [] : share.split('+').map(Number))),
    }),
  losers: (plan, [losers]) => Object.assign(plan, { losers: Number(losers) }),
};

/** A field before and after its first blank; the second half may hold blanks of its own. */
function atBlank(field) {
  const blank = field.indexOf(' ');
  return [field.slice(0, blank), field.slice(blank + 1)];
}

// §3 Keys

function subkey(key, purpose, fields) {
  if (key.length !== 32) throw new Error(`a key has 32 bytes, not ${key.length}`);
  const info = [`grattage/1/${purpose}`, ...fields].map((field) => `${field}\n`).join('');
  return Buffer.from(hkdfSync('sha256', key, '', info, 32));
}

// §4 Draws

/** The draws from one stream, each going on where the one before it ended. */
class Draws {
  constructor(subkey, a, b) {
    const counter = Buffer.alloc(16);
    counter.writeUInt32BE(a, 0);
    counter.writeUInt32BE(b, 4);
    this.cipher = createCipheriv('aes-256-ctr', subkey, counter);
  }

  bytes(count) {
    return this.cipher.update(Buffer.alloc(count));
  }

  below(n) {
    if (n === 1) return 0;
    const bits = 32 - Math.clz32(n - 1);
    const length = Math.ceil(bits / 8);
    for (;;) {
      const number = this.bytes(length).readUIntBE(0, length) % 2 ** bits;
      if (number < n) return number;
    }
  }

  shuffle(list) {
    for (let at = list.length - 1; at >= 1; at -= 1) swap(list, at, this.below(at + 1));
  }

  different(count, n) {
    const list = Array.from({ length: n }, (_, i) => i);
    for (let at = 0; at < count; at += 1) swap(list, at, at + this.below(n - at));
    return list.slice(0, count);
  }

  /** Of equal items the first goes out, whichever of them was drawn. */
  several(list, count) {
    const left = [...list];
    return Array.from({ length: count }, () => {
      const item = this.oneOf(left);
      left.splice(left.indexOf(item), 1);
      return item;
    });
  }

  oneOf(list) {
    return list[this.below(list.length)];
  }

  arrange(items) {
    const free = [...items.keys()];
    const arranged = [];
    for (const item of items) arranged[free.splice(this.below(free.length), 1)[0]] = item;
    return arranged;
  }

  byWeight(weighted) {
    const number = this.below(weighted.reduce((sum, { weight }) => sum + weight, 0));
    let upTo = 0;
    return weighted.find(({ weight }) => {
      upTo += weight;
      return upTo > number;
    });
  }
}

function swap(list, i, j) {
  [list[i], list[j]] = [list[j], list[i]];
}

// §5 Seats

/** The rows that each pack wins: its high ones first. */
function winnersOfPacks(plan, subkey) {
  const isHigh = (row) => row.prize >= plan.highFrom;
  const listed = (wanted) =>
    plan.rows.flatMap((row, index) => (wanted(row) ? Array(row.tickets).fill(index) : []));
  const high = listed(isHigh);
  const others = listed((row) => !isHigh(row));

  const optional = plan.most - plan.fewest;
  const beyond = high.length + others.length - plan.packs * plan.fewest;
  const counts = Array(plan.packs).fill(plan.fewest);
  for (const seat of new Draws(subkey, 0, 0).different(beyond, plan.packs * optional)) {
    counts[Math.floor(seat / optional)] += 1;
  }

  const packs = counts.map(() => []);
  const highSeats = new Draws(subkey, 1, 0).different(high.length, plan.packs * plan.mostHigh);
  for (const [h, seat] of highSeats.entries()) packs[Math.floor(seat / plan.mostHigh)].push(high[h]);

  new Draws(subkey, 2, 0).shuffle(others);
  let taken = 0;
  return packs.map((highOfPack, pack) => {
    const from = taken;
    taken += counts[pack] - highOfPack.length;
    return [...highOfPack, ...others.slice(from, taken)];
  });
}

// §6 Orders

function orderOfPack(plan, winners, draws) {
  const order = [...winners, ...Array(plan.perPack - winners.length).fill(LOSER)];
  do draws.shuffle(order);
  while (longestLosingRun(order) > plan.longestRun);
  return order;
}

/** Counted around the pack, hence twice along it; a pack of losers alone is as long as the pack. */
function longestLosingRun(order) {
  let [run, longest] = [0, 0];
  for (const row of [...order, ...order]) {
    run = row === LOSER ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return Math.min(longest, order.length);
}

// §7 Tickets

/** What stands on each surface, by its id; no row makes a loser. */
function surfacesOf(plan, row, draws) {
  const shares = row?.shares ?? plan.surfaces.map(() => []);
  return Object.fromEntries(
    plan.surfaces.map((surface, s) => {
      const zones = zonesOf(surface, shares[s], draws).map((zone) =>
        MECHANICS[surface.mechanic](surface, zone, draws),
      );
      return [surface.id, zones.length === 1 ? zones[0] : zones];
    }),
  );
}

/** What each zone of a surface wins, or the guise it has instead. */
function zonesOf(surface, share, draws) {
  const winning = draws.several([...surface.zones.keys()], share.length);
  const zones = surface.zones.map((_, z) => ({ won: share[winning.indexOf(z)] }));
  const losing = zones.filter(({ won }) => won === undefined);
  const guises = guisesOf(surface, share, losing.length, draws);
  losing.forEach((zone, l) => {
    zone.guise = guises[l];
  });
  return zones;
}

function guisesOf(surface, share, count, draws) {
  if (surface.guises.length === 0) return [];
  const bag = [...surface.always];
  for (const won of share) if (bag.includes(won)) bag.splice(bag.indexOf(won), 1);
  while (bag.length < count) bag.push(draws.byWeight(surface.guises).guise);
  return draws.several(bag, bag.length);
}

/** How each mechanic makes a zone that wins `won`, or has a guise where that is undefined. */
const MECHANICS = {
  twins(surface, { won, guise }, draws) {
    const marks =
      won === undefined
        ? draws.several(surface.marks, surface.places)
        : Array(surface.places).fill(draws.oneOf(surface.marks));
    return { [surface.marksName]: marks, ...printed(surface, won ?? guise, draws) };
  },

  amount: (surface, { won }, draws) => printed(surface, won ?? 0, draws),

  arrow(surface, { won, guise }, draws) {
    const under = { cents: won ?? 0 };
    const zeros = draws.below(2) + (won === undefined ? 0 : 1);
    const items = [under, ...Array(zeros).fill({ cents: 0 })];
    if (won === undefined) items.push({ cents: guise });
    if (items.length < surface.places) {
      const others = surface.amounts.filter(({ cents }) => cents !== 0 && cents !== (won ?? guise));
      items.push({ cents: draws.oneOf(others).cents });
    }
    const targets = draws.arrange(items);
    return {
      amounts: targets.map(({ cents }) => printed(surface, cents, draws)),
      arrow: targets.indexOf(under),
    };
  },

  words(surface, { won, guise }, draws) {
    if (won === undefined) return { phrase: guise };
    const winning = surface.phrases.filter((phrase) => wonBy(phrase, surface.gains) === won);
    return { phrase: draws.oneOf(winning) };
  },

  pairs(surface, { won, guise }, draws) {
    if (won === undefined) {
      const others = surface.marks.filter((mark) => mark !== guise);
      return { [surface.marksName]: draws.several(others, others.length) };
    }
    const pairs = draws.oneOf(setsOf(surface.gains, won)).map(({ of }) => of);
    const others = surface.marks.filter((mark) => !pairs.includes(mark));
    const single = draws.several(others, surface.places - 2 * pairs.length);
    return { [surface.marksName]: draws.arrange([...pairs, ...pairs, ...single]) };
  },
};

function wonBy(phrase, gains) {
  const words =
    phrase
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const won = gains.filter(({ of }) => words.includes(of.normalize('NFC').toLowerCase()));
  return won.reduce((sum, { cents }) => sum + cents, 0);
}

/** The sets of one or two gains that add up to an amount. */
function setsOf(gains, won) {
  const sets = gains.flatMap((first, f) => [[first], ...gains.slice(f + 1).map((second) => [first, second])]);
  return sets.filter((set) => set.reduce((sum, { cents }) => sum + cents, 0) === won);
}

function printed(surface, cents, draws) {
  const { transcription } = surface.amounts.find((amount) => amount.cents === cents);
  const amount = { amount: cents / 100, transcription };
  if (!surface.starred) return amount;
  const star = draws.below(2) === 0;
  const transcriptionAt = draws.below(2) === 0 ? 'above' : 'below';
  return { ...amount, star, transcriptionAt };
}

// §8 Numbers

function digits(number, count) {
  return String(number).padStart(count, '0');
}

/** With its Luhn digit: from the right, every other digit is doubled, the last one first. */
function withCheckDigit(number) {
  const sum = [...number].reverse().reduce((total, digit, fromRight) => {
    const weighed = fromRight % 2 === 0 ? 2 * Number(digit) : Number(digit);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${number}${(10 - (sum % 10)) % 10}`;
}

/** The number of the ticket with this index in the emission. */
function validationNumber(index, subkey) {
  let number = String(10 ** 13 + index);
  do number = enciphered(number, subkey);
  while (number.startsWith('0'));
  return number;
}

/** FF1 of 14 decimal digits without a tweak (SP 800-38G, algorithm 7): its u and v are 7, b is 3, d is 8. */
function enciphered(number, subkey) {
  const p = Buffer.from([1, 2, 1, 0, 0, 10, 10, 7, 0, 0, 0, 14, 0, 0, 0, 0]);
  let [left, right] = [number.slice(0, 7), number.slice(7)];
  for (let round = 0; round < 10; round += 1) {
    const q = Buffer.alloc(16);
    q.writeUInt8(round, 12);
    q.writeUIntBE(Number(right), 13, 3);
    const mac = createCipheriv('aes-256-cbc', subkey, Buffer.alloc(16))
      .update(Buffer.concat([p, q]))
      .subarray(16);
    const sum = (BigInt(left) + mac.readBigUInt64BE(0)) % 10_000_000n;
    [left, right] = [right, digits(sum, 7)];
  }
  return left + right;
}

// §10 Vectors

/** The vectors that the page gives for each game, as it writes them. */
export function vectorsOnPage(page) {
  const [, vectors] = page.split('\n## 10. Vectors\n');
  const games = vectors.split('\n### ').slice(1);
  return games.map((game) => {
    const [drawn, tickets, planText] = Array.from(game.matchAll(/^```\n(.*?)^```$/gms), ([, text]) => text);
    const [, hash] = game.match(/^Plan's hash (\w+)$/m);
    return { planText, lines: [`hash ${hash}`, ...`${drawn}${tickets}`.trimEnd().split('\n')] };
  });
}

/** The same lines, dealt here. */
export function vectorsOf(planText) {
  const dealt = deal(planText, PAGE);
  const { plan, hash, subkeys } = dealt;
  const second = new Draws(subkeys.tickets, 0, 1).bytes(32);
  const order = (pack) => `pack ${pack} ${dealt.order(pack).join(' ')}`;
  const tickets = [0, 1, plan.tickets - 1, firstOfHighestTier(dealt)];
  return [
    `hash ${hash}`,
    ...Object.entries(subkeys).map(([name, key]) => `subkey ${name.padEnd(10)} ${key.toString('hex')}`),
    `tickets (0, 1)    ${second.toString('hex')}`,
    order(0),
    order(plan.packs - 1),
    ...tickets.map((i) => `${i} ${JSON.stringify(dealt.ticket(i))}`),
  ];
}

function firstOfHighestTier({ plan, packs, order }) {
  const highest = Math.max(...plan.rows.map(({ prize }) => prize));
  const isHighest = (row) => plan.rows[row]?.prize === highest;
  const pack = packs.findIndex((winners) => winners.some(isHighest));
  return pack * plan.perPack + order(pack).findIndex(isHighest);
}

/** To deal takes node:crypto; only to compare takes the page, from the disk. */
function compareWithPage() {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const page = readFileSync(new URL('../../src/block/SPEC.md', import.meta.url), 'utf8');
  for (const { planText, lines } of vectorsOnPage(page)) {
    vectorsOf(planText).forEach((line, l) => {
      const isSame = line === lines[l];
      console.log(isSame ? `= ${line}` : `≠ ${line}\n  the page: ${lines[l]}`);
      if (!isSame) process.exitCode = 1;
    });
  }
}

if (process.argv[1] === import.meta.filename) compareWithPage();
