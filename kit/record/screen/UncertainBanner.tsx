import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import type { CreatedCandidate } from '../editor/recordKind.ts'
import { useRecordEditor } from './RecordEditorContext.ts'

/** A creation that was never answered, where a second try could make the record twice: what was found of it. */
export function UncertainBanner() {
  const translate = useTranslate()
  const { uncertain, busy, editor } = useRecordEditor()
  if (!uncertain) return null
  const { look, found } = uncertain
  const isLooking = look === 'running'
  const outcome = look === 'done' ? (found.length > 0 ? 'found' : 'none') : look
  return (
    <Banner
      tone="warning"
      icon="triangle"
      title={translate('saving.uncertain.title')}
      actions={
        <>
          <Button size="small" loading={isLooking} onClick={() => void editor.lookForCreated()}>
            {translate('saving.uncertain.look')}
          </Button>
          <Button
            size="small"
            disabled={isLooking}
            loading={busy !== undefined}
            onClick={() => void editor.createAnew()}
          >
            {translate('saving.uncertain.anew')}
          </Button>
        </>
      }
    >
      {translate(`saving.uncertain.${outcome}`)}
      {found.map((candidate) => (
        <Candidate key={candidate.id} {...candidate} />
      ))}
    </Banner>
  )
}

function Candidate({ id, name, at }: CreatedCandidate) {
  const translate = useTranslate()
  const format = useFormat()
  const { busy, editor } = useRecordEditor()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', mt: 1 }}>
      <span>{translate('saving.uncertain.candidate', { name, at: format.dateTime(at) })}</span>
      <Button size="small" loading={busy !== undefined} onClick={() => void editor.takeCreated(id)}>
        {translate('saving.uncertain.take')}
      </Button>
    </Box>
  )
}
