import { startTransition, useEffect, useState } from 'react'

/**
 * Follows what stands outside of React right after the frame of a key, for what only shows it: a letter is on screen
 * before the counts that follow from it. `read` answers the same thing for as long as nothing has changed.
 */
export function useFollowed<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const [kept, setKept] = useState(() => ({ read, value: read() }))
  const shown = kept.read === read ? kept.value : read()
  useEffect(() => {
    const follow = () => {
      const value = read()
      startTransition(() => setKept((now) => (now.read === read && now.value === value ? now : { read, value })))
    }
    // It may have changed while it was drawn.
    if (read() !== shown) follow()
    return subscribe(follow)
  }, [subscribe, read, shown])
  return shown
}
