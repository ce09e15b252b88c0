function show(node: HTMLElement, box: Element): void {
  const [around, here] = [box.getBoundingClientRect(), node.getBoundingClientRect()];
  if (here.top < around.top || here.bottom > around.bottom) box.scrollTop += here.top - around.top - around.height / 3;
  if (here.left < around.left || here.right > around.right)
    box.scrollLeft += here.left - around.left - around.width / 2;
}

/** Keeps what is marked in sight, inside the box around it that scrolls: the page itself stays. It is measured when all is drawn, and again when either changes its size. */
export const see =
  (marked: boolean) =>
  (node: HTMLElement): (() => void) | undefined => {
    const box = node.closest('.scrolls');
    if (!marked || !box) return undefined;
    const watch = new ResizeObserver(() => show(node, box));
    watch.observe(node);
    watch.observe(box);
    return () => watch.disconnect();
  };
