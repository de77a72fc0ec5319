import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import type { BulkDraftState } from '../draft/useBulkDraft.ts'

/** Publishing what was changed is a choice and a right of its own (design 9 (22)). */
export function PublishTick({ type, state }: { type: TypeSummary; state: BulkDraftState }) {
  const translate = useTranslate()
  const id = useId()
  const why = useMissingRights(rightsOfBulk({ publish: true }, type))
  return (
    <Box sx={{ flexBasis: '100%', display: 'flex', alignItems: 'center', gap: '4px', marginInlineStart: '-4px' }}>
      <WhyNot why={why}>
        {(off) => (
          <Checkbox
            size="small"
            id={id}
            checked={!why && state.draft.publish}
            onChange={(_event, checked) => !why && state.setPublish(checked)}
            slotProps={{ input: { ...off, 'aria-describedby': off['aria-describedby'] ?? `${id}-hint` } }}
          />
        )}
      </WhyNot>
      <Box sx={{ minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ typography: 'body2', color: why ? 'text.disabled' : 'text.primary' }}>
          {translate('bulk.publish.label')}
        </Box>
        <Box id={`${id}-hint`} sx={{ typography: 'caption', color: 'text.tertiary' }}>
          {translate('bulk.publish.hint')}
        </Box>
      </Box>
    </Box>
  )
}
