/** One component for each place. */
import type { Component } from 'svelte';
import type { PlaceProps } from '../detail.ts';
import type { PlaceId } from '../../view.ts';
import AuctionHouse from './AuctionHouse.svelte';
import BlackMarket from './BlackMarket.svelte';
import Caravansary from './Caravansary.svelte';
import Catacombs from './Catacombs.svelte';
import CoffeeHouse from './CoffeeHouse.svelte';
import Embassy from './Embassy.svelte';
import FabricWarehouse from './FabricWarehouse.svelte';
import Fountain from './Fountain.svelte';
import FruitWarehouse from './FruitWarehouse.svelte';
import GemstoneDealer from './GemstoneDealer.svelte';
import GreatMosque from './GreatMosque.svelte';
import GuildHall from './GuildHall.svelte';
import Kiosk from './Kiosk.svelte';
import LargeMarket from './LargeMarket.svelte';
import PoliceStation from './PoliceStation.svelte';
import PostOffice from './PostOffice.svelte';
import RoastingPlant from './RoastingPlant.svelte';
import SecretSociety from './SecretSociety.svelte';
import SmallMarket from './SmallMarket.svelte';
import SmallMosque from './SmallMosque.svelte';
import SpiceWarehouse from './SpiceWarehouse.svelte';
import SultansPalace from './SultansPalace.svelte';
import Tavern from './Tavern.svelte';
import TeaHouse from './TeaHouse.svelte';
import Wainwright from './Wainwright.svelte';
export const COMPONENTS: Record<PlaceId, Component<PlaceProps>> = {
  wainwright: Wainwright,
  fabric_warehouse: FabricWarehouse,
  spice_warehouse: SpiceWarehouse,
  fruit_warehouse: FruitWarehouse,
  post_office: PostOffice,
  caravansary: Caravansary,
  fountain: Fountain,
  black_market: BlackMarket,
  tea_house: TeaHouse,
  large_market: LargeMarket,
  small_market: SmallMarket,
  police_station: PoliceStation,
  sultans_palace: SultansPalace,
  small_mosque: SmallMosque,
  great_mosque: GreatMosque,
  gemstone_dealer: GemstoneDealer,
  roasting_plant: RoastingPlant,
  guild_hall: GuildHall,
  tavern: Tavern,
  coffee_house: CoffeeHouse,
  embassy: Embassy,
  kiosk: Kiosk,
  auction_house: AuctionHouse,
  secret_society: SecretSociety,
  catacombs: Catacombs,
};

/** Where rubies come from: the star of their number is red. */
export const RUBY_PLACES: ReadonlySet<PlaceId> = new Set([
  'wainwright',
  'sultans_palace',
  'small_mosque',
  'great_mosque',
  'gemstone_dealer',
  'tavern',
  'coffee_house',
  'secret_society',
]);
