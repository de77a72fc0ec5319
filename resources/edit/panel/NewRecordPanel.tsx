import { hasTrait } from '#contract/registry/typeDocument.ts'
import { usePlaybackTab } from '../playback/usePlaybackTab.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import { SidePanel } from './SidePanel.tsx'

const nothing = () => undefined

/** Beside the form of a record that is being made: what is put together for channels plays before it is saved. */
export function NewRecordPanel() {
  const content = useContentEditor()
  const playback = usePlaybackTab(content)
  if (!playback || !hasTrait(content.type, 'aired')) return null
  return <SidePanel tabs={[playback]} chosen={playback.key} onChoose={nothing} />
}
