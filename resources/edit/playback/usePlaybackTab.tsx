import { useTranslate } from 'ra-core'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { PanelTab } from '../panel/panelTab.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { hasMediaOfItsOwn } from './hasMediaOfItsOwn.ts'
import { PlaybackPanel } from './PlaybackPanel.tsx'

/** The tab with what the record plays; undefined for types that never play anything. */
export function usePlaybackTab({ type, schema }: Pick<ContentEditor, 'type' | 'schema'>): PanelTab | undefined {
  const translate = useTranslate()
  if (!hasTrait(type, 'hasSegments') && !hasMediaOfItsOwn(schema)) return undefined
  return { key: 'playback', label: translate('playback.tab'), icon: 'play', content: <PlaybackPanel /> }
}
