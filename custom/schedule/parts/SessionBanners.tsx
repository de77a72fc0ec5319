import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { LeftWorkBanner } from '#kit/record/screen/LeftWorkBanner.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { SavingBanners } from '#kit/record/screen/SavingBanners.tsx'

/** What somebody should know before planning on: others saved, a save waits, work was left behind, nothing is kept. */
export function SessionBanners() {
  const translate = useTranslate()
  const { newer, editor, mode, unsaved } = useRecordEditor()
  return (
    <>
      {newer && (
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
      )}
      <SavingBanners />
      <LeftWorkBanner />
      {mode !== 'read' && !unsaved.isDurable && (
        <Banner tone="warning" icon="triangle" title={translate('forms.unsaved.notKept')} />
      )}
    </>
  )
}
