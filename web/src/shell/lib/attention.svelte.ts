/** Whether somebody is waited for here, who looks elsewhere; the title of the page says it. */
export const attention = $state({ wanted: false });
