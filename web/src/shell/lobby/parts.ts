/** What tables show about other people. */
export { default as InviteFriends } from './InviteFriends.svelte';
export { default as TableRatings } from './TableRatings.svelte';
export { default as TermsChoice } from './TermsChoice.svelte';
