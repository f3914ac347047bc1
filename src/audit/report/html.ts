import { type Finding, isError } from '../../base/finding.ts';
import { appendix, fairness, leaks } from './fairness-section.ts';
import { counted, whole } from './french.ts';
import { type Markup, page, raw, tag } from './markup.ts';
import { compositionAnnex, compositions, packSection, prizes, say, section, uniqueness } from './sections.ts';
import { STYLE } from './style.ts';
import type { ReportSubject } from './subject.ts';
import { type Row, table, words } from './table.ts';

/**
 * The report of an audit for people: one file of HTML that needs nothing beside it, on a screen and on A4.
 *
 * Why     in French, for those who audit lotteries in France; no clock and no path stand in it, so that the same block gives
 *         the same report
 */
export function reportHtml(subject: ReportSubject): string {
  const { audit, block } = subject;
  const { game, place } = audit.order;
  const name = game.workingTitle ? `${game.title} (titre de travail)` : game.title;
  const what = block === null ? `jeu ${place.gameCode}` : `émission ${block.emission}, bloc ${block.block}`;
  return page(
    tag(
      'html',
      { lang: 'fr' },
      tag(
        'head',
        {},
        tag('meta', { charset: 'utf-8' }),
        tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        tag('title', {}, `Audit ― ${name}, ${what}`),
        tag('style', {}, raw(STYLE)),
      ),
      tag(
        'body',
        {},
        head(subject, { name, what }),
        verdict(subject),
        prizes(subject),
        compositions(subject),
        uniqueness(subject),
        packSection(subject),
        fairness(subject),
        leaks(subject),
        seal(subject),
        compositionAnnex(subject),
        appendix(subject),
        foot(subject),
      ),
    ),
  );
}

function head({ audit, block }: ReportSubject, { name, what }: { name: string; what: string }): Markup {
  const { game, place } = audit.order;
  const fact = (term: string, value: string): readonly Markup[] => [
    tag('dt', {}, term),
    tag('dd', {}, value),
  ];
  return tag(
    'header',
    {},
    tag('h1', {}, `Audit du bloc ― ${name}`),
    tag(
      'dl',
      { class: 'facts' },
      fact('Bloc', what),
      fact('Jeu', `${game.id}, code ${place.gameCode}`),
      fact('Règlement', `signé le ${game.reglement.signed.split('-').reverse().join('/')}`),
      fact('Tickets', `${whole(place.tickets)} en livrets de ${whole(place.packsOf)}`),
      fact('Source', block === null ? 'enregistrements remis par un tiers' : 'bloc scellé'),
    ),
  );
}

/** What is wrong first; or that nothing is, and what that means. */
function verdict({ findings, leftOut, rules }: ReportSubject): Markup {
  const errors = findings.filter(isError);
  const notes = findings.filter((finding) => !isError(finding));
  const title =
    errors.length === 0
      ? 'Aucune faute trouvée'
      : `${counted(errors.length, 'faute trouvée', 'fautes trouvées')}${leftOut.length === 0 ? '' : ', et d’autres'}`;
  return tag(
    'div',
    { class: errors.length === 0 ? 'verdict' : 'verdict wrong' },
    tag('strong', {}, title),
    say(
      errors.length === 0
        ? `${whole(rules)} règles du bloc et toutes celles des tickets ont été appliquées : aucune n’est enfreinte.`
        : `${whole(rules)} règles du bloc et toutes celles des tickets ont été appliquées.`,
    ),
    errors.length === 0 ? [] : findingTable(errors),
    notes.length === 0 ? [] : [tag('h3', {}, counted(notes.length, 'remarque')), findingTable(notes)],
    leftOut.map((line) => say(line)),
  );
}

const findingTable = (findings: readonly Finding[]): Markup =>
  table(
    [words('Règle'), words('Ticket'), words('Constat')],
    findings.map(
      ({ rule, ticket, message }): Row => ({
        cells: [tag('code', {}, rule), ticket ?? '', message],
      }),
    ),
  );

/** The root that binds the block, and how it is used. */
function seal({ root }: ReportSubject): Markup | readonly Markup[] {
  if (root === null) return [];
  return section(
    'Empreinte du bloc',
    say(
      'Cette racine engage tous les enregistrements du bloc sans en révéler aucun. Avec elle, la loterie peut prouver plus tard, ticket par ticket, ce qui était imprimé (audit prove), et chacun peut le vérifier sans la clé (audit verify).',
    ),
    tag('p', {}, tag('code', {}, root.root)),
    tag(
      'dl',
      { class: 'facts' },
      tag('dt', {}, 'Feuilles'),
      tag('dd', {}, whole(root.tickets)),
      tag('dt', {}, 'Engagement'),
      tag('dd', {}, tag('code', {}, root.commitment)),
    ),
  );
}

const foot = ({ audit }: ReportSubject): Markup =>
  tag(
    'footer',
    {},
    `Fait par grattage à partir de ${counted(audit.entered, 'enregistrement')}. Hors des constats, ce que gagne un ticket n’est nommé nulle part. `,
    'Les tests supposent des effectifs assez grands ; ce qui n’a pas pu être testé est nommé en annexe.',
  );
