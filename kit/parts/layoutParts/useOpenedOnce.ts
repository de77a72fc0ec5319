import { useState } from 'react'

/** Whether it has ever been open: what was opened once stays, to close as it came. */
export function useOpenedOnce(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen)
  if (isOpen && !was) setWas(true)
  return was || isOpen
}
