/** What cards and tiles show, in the picture language of art/signs.ts: one string for each line. */
export type CardKind = 'bonus' | 'guild' | 'kiosk' | 'letter' | 'sealed' | 'mosque' | 'tavern' | 'back';

const again = (place: number): string[] => [`#${String(place)} again`];

export const BONUS: Record<string, string[]> = {
  one_good: ['=+1 any'],
  five_lira: ['lira:5'],
  palace_again: again(13),
  post_office_again: again(5),
  dealer_again: again(16),
  family_to_police: ['family > #12', 'lira:3 / card'],
  stay: ['merchant stay'],
  move_3_4: ['merchant step =3–4'],
  assistant_back: ['assistant back'],
  small_market_any: ['#11', 'any any > lira'],
  two_coffee: ['coffee coffee'],
  guild_for_coffee: ['coffee coffee > guild'],
  lira_for_coffee: ['coffee > lira:8'],
  exchange: ['any swap coffee', '=1–3'],
  corner: ['merchant > corner'],
  die_to_six: ['dice > die-6'],
  dice_rewards_coffee: ['die-1 die-2 > lira:2', 'die-3 die-4 > any', 'die-5 die-6 > coffee:2'],
  wainwright_again: again(1),
  coffee_house_again: again(20),
  letter: ['letter'],
  dice_rewards_letter: ['die-1 die-2 > lira:2', 'die-3 die-4 > any', 'die-5 die-6 > letter'],
  good_for_lira: ['any > lira:7'],
  red_good_lira: ['red + lira:3'],
  green_good_lira: ['green + lira:3'],
  yellow_good_lira: ['yellow + lira:3'],
  copy_discard: ['pile > again'],
  family_step: ['family step =1'],
  join_merchant: ['merchant > merchant'],
  companion_two: ['companion step =2'],
  meet_from_afar: ['governor smuggler', 'coffee_trader courier'],
  mosque_again: ['#14 / #15 again'],
  secret_society_again: again(24),
  any_place: ['lira:3 > anywhere'],
};

const fill = (good: string): string[] => [`${good} ${good} ${good} > wheelbarrow`, '+ any any'];

export const GUILD: Record<string, string[]> = {
  guild_1: ['lira:3 > extension'],
  guild_2: fill('red'),
  guild_3: fill('green'),
  guild_4: fill('yellow'),
  guild_5: ['#5 + #5'],
  guild_6: ['card card card', '+ coffee'],
  guild_7: ['assistant back', '> merchant step'],
  guild_8: ['dice > blue blue', '+ any any'],
  guild_9: ['dice > =2× lira', '=… lira:4'],
  guild_10: ['any any any > lira', '=3–25'],
  guild_11: ['any any any > lira', '+ coffee:3'],
  guild_12: ['family > anywhere'],
  guild_13: ['#13 > ruby', '+ coffee:3'],
  guild_14: ['red / green', '> tile'],
  guild_15: ['yellow / blue', '> tile'],
  guild_16: ['#16 > ruby', '+ coffee:3'],
  guild_17: ['lira:2 / any / card', '> coffee:3'],
  guild_18: ['guild guild guild', '+ coffee:2'],
  guild_19: ['#19 + #19', '=−1 coffee'],
  guild_20: ['#20 > ruby', '+ lira:5'],
};

const trade = (thing: string): string[] => [`lira:2 > ${thing}`, `${thing} > lira:3`];

export const KIOSK: Record<string, string[]> = {
  kiosk_1: ['yellow + lira:1'],
  kiosk_2: ['green + lira:1'],
  kiosk_3: ['red + lira:1'],
  kiosk_4: ['yellow yellow'],
  kiosk_5: ['green green'],
  kiosk_6: ['red red'],
  kiosk_7: ['yellow'],
  kiosk_8: ['green'],
  kiosk_9: ['red'],
  kiosk_10: ['blue'],
  kiosk_11: ['card'],
  kiosk_12: ['lira:2'],
  kiosk_13: ['coffee / lira:2'],
  kiosk_14: ['coffee / lira:3'],
  kiosk_15: ['companion'],
  kiosk_16: ['die-5 > lira:5'],
  kiosk_17: ['lira:10 > extension'],
  kiosk_18: ['red green', 'yellow blue > extension'],
  kiosk_19: ['merchant > #7'],
  kiosk_20: ['any swap letter'],
  kiosk_21: ['card swap letter'],
  kiosk_22: trade('letter'),
  kiosk_23: trade('any'),
  kiosk_24: trade('card'),
};

/** Mosque tiles, by their colour. */
export const MOSQUE: Record<string, string[]> = {
  red: ['dice > die-4 / again'],
  green: ['lira:2 > any'],
  blue: ['plus assistant'],
  yellow: ['lira:2 > assistant back'],
};

export const TAVERN: Record<string, string[]> = {
  movement: ['merchant movement'],
  encounters: ['governor smuggler', 'coffee_trader courier'],
};

export interface Face {
  lines: string[];
  /** Keys of its name and of its explanation. */
  name: string;
  help: string;
  /** What explains it in full. */
  rule: string;
}

export function face(kind: CardKind, id: string): Face {
  switch (kind) {
    case 'guild':
      return { lines: GUILD[id] ?? [], name: `guild-${id}`, help: `guild_help-${id}`, rule: `board:guild:${id}` };
    case 'kiosk':
      return { lines: KIOSK[id] ?? [], name: `kiosk-${id}`, help: `kiosk-${id}`, rule: `board:kiosk:${id}` };
    case 'mosque':
      return {
        lines: MOSQUE[id] ?? [],
        name: `colour-${id}`,
        help: `tile_help-${id}`,
        rule: `board:mosque_tile:${id}`,
      };
    case 'tavern':
      return {
        lines: TAVERN[id] ?? [],
        name: `tavern-${id}`,
        help: `tavern_help-${id}`,
        rule: `board:tavern_tile:${id}`,
      };
    case 'letter':
    case 'sealed':
      return { lines: [], name: `place-${id}`, help: 'thing_help-letter', rule: 'board:thing:letter' };
    case 'back':
      return {
        lines: [],
        name: id === 'guild' ? 'ui-guild_cards' : 'ui-hand',
        help: '',
        rule: `board:thing:${id === 'guild' ? 'guild' : 'bonus'}_card`,
      };
    default:
      return { lines: BONUS[id] ?? [], name: `card-${id}`, help: `card_help-${id}`, rule: `board:card:${id}` };
  }
}
