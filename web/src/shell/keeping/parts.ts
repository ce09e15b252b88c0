/** What the settings and a lost seat show of it. */
export { default as ComeBack } from './ComeBack.svelte';
export { default as Keep } from './Keep.svelte';
