import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Ends what was typed when its field is left: at once, or, while it is still being looked for, when the answer comes;
 * until then it stands as it was typed. Whoever comes back goes on typing.
 */
export function useLeaving(isWaiting: boolean, end: () => void) {
  const [isLeft, setLeft] = useState(false)
  const endLate = useEffectEvent(() => {
    setLeft(false)
    end()
  })
  useEffect(() => {
    if (isLeft && !isWaiting) endLate()
  }, [isLeft, isWaiting])
  return {
    leave: () => (isWaiting ? setLeft(true) : end()),
    comeBack: () => setLeft(false),
  }
}
