/**
 * The phrases of « La déclaration », all that may be printed.
 *
 * Why     a finite list can be set, proved to fit and read before a sheet is made; no losing phrase comes within a
 *         letter of a winning word or holds a word of its family (aimer, baiser, magie…)
 * Order   losing ones first, then by the words they win with
 */
export const PHRASES: readonly string[] = [
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
