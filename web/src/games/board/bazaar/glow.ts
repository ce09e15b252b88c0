/**
 * What choosing a place would mean. go: it can be chosen now; go idle: it can, but there is nothing to do there; stop: it can, but the turn
 * ends there; here: what is being decided about.
 */
export type Glow = 'go' | 'go idle' | 'stop' | 'here';
