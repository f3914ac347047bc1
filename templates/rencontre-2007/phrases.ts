/**
 * Phrases of « La déclaration » that lose.
 *
 * Why     none comes within a letter of a winning word or holds a word of its family (aimer, baiser, magie…); and every
 *         word that begins a winning phrase begins a losing one too, so that a letter scratched at its left edge tells
 *         next to nothing
 */
export const LOSING_PHRASES: readonly string[] = [
  'Tu me manques tant',
  'Viens danser avec moi',
  'Je pense à toi',
  'Rendez-vous ce soir',
  'Tu es mon soleil',
  'Garde-moi une danse',
  'Ton sourire me ravit',
  'Partons tous les deux',
  'Je t’attends ce soir',
  'Reste près de moi',
  'Un jour, toi et moi',
  'À demain, mon ange',
  'Toi et moi pour la vie',
  'Ton regard me trouble',
  'Je rêve de toi',
  'Rien que nous deux',
  'Mon ange, reviens vite',
  'Mon rêve, c’est toi',
  'Mon soleil, à demain',
  'De jour en jour plus près',
  'De toi, tout me manque',
  'Tout me plaît en toi',
  'Mille mercis pour hier',
  'Des roses pour demain',
  'Cet été nous attend',
  'La nuit nous va si bien',
  'J’adore ton sourire',
];

/** Phrases that win, by the words they win with. */
const WINNING_PHRASES: readonly string[] = [
  'Mon cœur est à toi',
  'Tu as pris mon cœur',
  'De tout cœur avec toi',

  'Je t’aime tant',
  'Je n’aime que toi',
  'Tout en toi, je l’aime',

  'Mille baisers pour toi',
  'Des baisers sans fin',
  'Garde-moi tes baisers',

  'Un soir magique avec toi',
  'Cet instant est magique',

  'Tu es ma passion',
  'La passion nous unit',

  'Mon cœur t’aime tant',
  'Je t’aime de tout cœur',

  'J’aime tes baisers',
  'Je t’aime, mille baisers',

  'Mon cœur aime tes baisers',
];

/**
 * The phrases of « La déclaration », all that may be printed.
 *
 * Why     a finite list can be set, proved to fit and read before a sheet is made
 * Order   losing ones first
 */
export const PHRASES: readonly string[] = [...LOSING_PHRASES, ...WINNING_PHRASES];
