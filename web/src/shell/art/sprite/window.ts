/** The cusped window that frames the picture of a place, in the units of a tile. */
export const WINDOW =
  'M10 148V64Q10 53 21 53 30 53 31 45 32 38 43 38H157Q168 38 169 45 170 53 179 53 190 53 190 64V148Q190 152 186 152H14Q10 152 10 148Z';

/** The same on a very small tile, where the picture is larger. */
export const SMALL_WINDOW = 'M8 150V16Q8 8 16 8H184Q192 8 192 16V150Z';
