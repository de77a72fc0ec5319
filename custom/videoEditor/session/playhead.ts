/** Where the picture stands: the frame of the title that is shown, or that was asked for (`isShown` false). */
type Playhead = { frame: number; isShown: boolean; isPlaying: boolean }

/** The playhead outside of React: a frame that plays draws its line and its number, and no more. */
export function createPlayhead() {
  let view: Playhead = { frame: 0, isShown: false, isPlaying: false }
  const listeners = new Set<() => void>()
  return {
    view: () => view,
    set(change: Partial<Playhead>) {
      const next = { ...view, ...change }
      if (next.frame === view.frame && next.isShown === view.isShown && next.isPlaying === view.isPlaying) return
      view = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type PlayheadStore = ReturnType<typeof createPlayhead>
