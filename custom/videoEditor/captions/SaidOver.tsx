import { useSyncExternalStore } from 'react'
import { SaidPlate } from '#kit/parts/player/SaidPlate.tsx'
import { useVideo } from '../VideoContext.ts'
import { captionAt } from './useCaptions.ts'

/** What is said at the frame that is shown, over the picture. */
export function SaidOver() {
  const { captions, playhead } = useVideo()
  const { shown, lang } = captions
  const said = useSyncExternalStore(playhead.subscribe, () => {
    const { frame } = playhead.view()
    const one = shown[captionAt(shown, frame)]
    return one && frame < one.out ? one.text : undefined
  })
  if (said === undefined) return null
  return (
    <SaidPlate lang={lang} dir="auto">
      {said}
    </SaidPlate>
  )
}
