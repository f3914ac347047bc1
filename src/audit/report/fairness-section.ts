import type { FairnessTest } from '../fairness/test.ts';
import { leakBars, probabilities } from './charts.ts';
import { bits, counted, decimal, percent, probability, whole } from './french.ts';
import { type Markup, tag } from './markup.ts';
import { figure, say, section } from './sections.ts';
import type { ReportSubject } from './subject.ts';
import { numbers, type Row, table, words } from './table.ts';
import { AGAINST, CLAIMS } from './words.ts';

/** Whether anything that can be seen goes with what is won. */
export function fairness({ audit }: ReportSubject): Markup {
  const { tests, level } = audit.fairness;
  const accused = tests.filter(({ isRejected }) => isRejected).length;
  const claims = Object.entries(CLAIMS).filter(([claim]) => tests.some((test) => test.claim === claim));
  return section(
    'Équité',
    say(
      `${counted(tests.length, 'test')} cherchent si quelque chose que l’on peut voir va avec ce que l’on gagne. `,
      `Ensemble, ils n’accusent à tort un bloc honnête qu’une fois sur ${whole(Math.round(1 / level))} (niveau ${decimal(level, 3)}, correction de Holm). `,
      accused === 0
        ? 'Aucun n’accuse celui-ci.'
        : `${whole(accused)} ${accused < 2 ? 'accuse' : 'accusent'} celui-ci.`,
    ),
    table(
      [words('Ce qui est tenu'), numbers('Tests'), numbers('Plus petite p'), numbers('Rejetés')],
      claims.map(([claim, { title, says }]): Row => {
        const own = tests.filter((test) => test.claim === claim);
        const rejected = own.filter(({ isRejected }) => isRejected).length;
        return {
          cells: [
            [tag('strong', {}, title), ' ', says],
            whole(own.length),
            probability(Math.min(...own.map(({ p }) => p))),
            whole(rejected),
          ],
          ...(rejected === 0 ? {} : { mark: 'wrong' }),
        };
      }),
    ),
    tests.length === 0
      ? []
      : figure(
          probabilities(audit),
          'Toutes les probabilités, de la plus grande à la plus petite. Celles d’un bloc honnête suivent les pointillés ; au-delà de la limite, un test accuse.',
        ),
  );
}

/** Whether bits are more than the rounding of their measure. */
const tells = (winning: number): boolean => bits(winning) !== '0';

/** What somebody learns who scratches one zone and stops. */
export function leaks({ audit }: ReportSubject): Markup {
  const { doubt, zones, visible } = audit.fairness.leaks;
  const best = (of: (zone: (typeof zones)[number]) => number): (typeof zones)[number] | undefined =>
    zones.toSorted((a, b) => of(b) - of(a))[0];
  const [zone, part] = [best(({ whole: all }) => all.winning), best(({ parts }) => parts[0]?.winning ?? 0)];
  return section(
    'Ce qu’apprend qui ne gratte qu’une zone',
    say(
      `Avant de gratter, savoir si un ticket gagne demande ${decimal(doubt.winning, 4)} bit, savoir ce qu’il gagne ${decimal(doubt.prize, 4)}. `,
      'Une zone entière apprend ce que la règle du jeu veut qu’elle apprenne. Une partie de zone doit apprendre bien moins. ',
      zone === undefined || doubt.winning === 0
        ? ''
        : `La zone la plus parlante est ${zone.zone} : ${bits(zone.whole.winning)} bit, soit ${percent(zone.whole.winning / doubt.winning, 1)} du doute. `,
      part?.parts[0] === undefined || !tells(part.parts[0].winning)
        ? 'Aucune partie de zone n’apprend quoi que ce soit de mesurable.'
        : `La partie la plus parlante est ${part.parts[0].feature.name} (${part.zone}) : ${bits(part.parts[0].winning)} bit.`,
    ),
    figure(
      leakBars(zones, doubt.winning),
      'Information sur le gain, en bits : zone entière (bleu), puis sa partie la plus parlante (orange). Corrigé du biais de Miller et Madow.',
    ),
    table(
      [
        words('Zone'),
        numbers('Entière : gagne ?'),
        numbers('Entière : quel lot ?'),
        words('Partie la plus parlante'),
        numbers('Gagne ?'),
      ],
      zones.map(
        ({ zone: name, whole: all, parts }): Row => ({
          cells: [
            name,
            bits(all.winning),
            bits(all.prize),
            parts[0]?.feature.name ?? '—',
            parts[0] === undefined ? '' : bits(parts[0].winning),
          ],
        }),
      ),
    ),
    say(
      'Sans rien gratter : ',
      visible.map(({ name, winning }) => `${name}, ${bits(winning)} bit`).join(' ; '),
      '.',
    ),
  );
}

/** Every test, one line each. */
export function appendix({ audit }: ReportSubject): Markup {
  const { tests, untested } = audit.fairness;
  return section(
    'Annexe : tous les tests',
    tag(
      'div',
      { class: 'small' },
      table(
        [
          words('Testé'),
          words('Contre'),
          numbers('Statistique'),
          numbers('Effectif'),
          numbers('p'),
          numbers('p (Holm)'),
        ],
        tests.map(
          (test): Row => ({
            cells: [
              test.name,
              test.against === null ? '' : AGAINST[test.against],
              statistic(test),
              whole(test.count),
              probability(test.p),
              probability(test.adjusted),
            ],
            ...(test.isRejected ? { mark: 'wrong' } : {}),
          }),
        ),
      ),
      untested.length === 0
        ? []
        : [
            tag('h3', {}, 'Non testé, faute de tickets'),
            say(untested.map(({ name }) => name).join(' ; '), '.'),
          ],
    ),
  );
}

const statistic = ({ statistic: name, value, freedom }: FairnessTest): string =>
  name === 'n'
    ? `n = ${whole(value)}`
    : `${name}${freedom === null ? '' : ` (${whole(freedom)})`} = ${decimal(value, name === 'D' ? 4 : 2)}`;
