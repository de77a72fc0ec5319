import { useTranslate } from 'ra-core'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useRecordEditor } from './RecordEditorContext.ts'

/** This browser keeps nothing: what is not saved is lost with the tab. */
export function NotKeptBanner() {
  const translate = useTranslate()
  const { mode, unsaved } = useRecordEditor()
  if (mode === 'read' || unsaved.isDurable) return null
  return <Banner tone="warning" icon="triangle" title={translate('forms.unsaved.notKept')} />
}
