import type { ComponentType } from 'react'
import { useCallback, useEffect, useState } from 'react'
import { useNotice } from '../dialogs/useNotice.ts'
import { afterFirstPicture } from './firstPicture.ts'

/** What stands there until then; it calls when somebody turns to it, and nobody waits for the first picture any more. */
export type OutlineProps = { onWanted: () => void }

/**
 * A part that is seen from the first picture on, with what it does fetched after it: until then its outline holds the
 * place. What cannot be fetched is said to whoever turned to it, and tried again at the next turn.
 */
export function inOutline<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Outline: ComponentType<OutlineProps>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  return function InOutline(props: Props) {
    const notice = useNotice()
    const [Part, setPart] = useState(() => part)
    const fetchPart = useCallback(async () => {
      part ??= await load()
      setPart(() => part)
    }, [])
    useEffect(() => {
      if (!part) void afterFirstPicture().then(() => fetchPart().catch(() => undefined))
    }, [fetchPart])
    const onWanted = () => void fetchPart().catch(() => notice('error', 'errors.networkRequestFailed'))
    return Part ? <Part {...props} /> : <Outline onWanted={onWanted} />
  }
}
