/** In a text the browser's own undo works letter by letter; ours is for everything around. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable=true]')
  )
}
