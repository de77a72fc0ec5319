import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useRecordEditor } from './RecordEditorContext.ts'

/** Somebody else has saved meanwhile: who, and the way to look at it. */
export function NewerBanner() {
  const translate = useTranslate()
  const { newer, editor } = useRecordEditor()
  if (!newer) return null
  return (
    <Banner
      tone="draft"
      icon="layers"
      title={translate('editor.newer.title', { name: newer.by })}
      actions={
        <Button size="small" onClick={() => void editor.showNewer()}>
          {translate('editor.newer.show')}
        </Button>
      }
    >
      {translate('editor.newer.text')}
    </Banner>
  )
}
