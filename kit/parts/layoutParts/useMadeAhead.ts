import { useFirstPicture } from './firstPicture.ts'
import { useOpenedOnce } from './useOpenedOnce.ts'

/** Whether what a press opens is made by now: from the first picture on, or from the press that came before it. */
export function useMadeAhead(isOpen: boolean): boolean {
  const isDue = useFirstPicture()
  const wasOpened = useOpenedOnce(isOpen)
  return isDue || wasOpened
}
