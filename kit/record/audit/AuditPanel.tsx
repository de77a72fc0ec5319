import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'ra-core'
import { useFieldWords } from '../changes/useFieldWords.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { Waiting } from '#kit/parts/layoutParts/Waiting.tsx'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { ChangeSet } from './ChangeSet.tsx'
import { useAudit } from './useAudit.ts'

type AuditPanelProps = {
  type: string
  id: string
  rev: number
  /** Fields are named by it. */
  schema: FormSchema
  /** Takes changes back into the form; undefined where nothing may be edited. */
  onPutBack?: ((changes: readonly FieldChange[]) => void) | undefined
}

/** Who did what to a document, newest first (specification section 3, audit trail). */
export function AuditPanel({ type, id, rev, schema, onPutBack }: AuditPanelProps) {
  const translate = useTranslate()
  const words = useFieldWords(schema)
  const { entries, isPending, error, retry, more, isLoadingMore } = useAudit(type, id, rev)
  if (error && entries.length === 0) return <CallError error={error} onRetry={retry} />
  if (isPending) return <Bones />
  if (entries.length === 0) return <EmptyState icon="clock" title={translate('editor.audit.none')} />
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 5 }}>
        {entries.map((entry) => (
          <ChangeSet
            key={`${entry.TraceKey} ${entry.ct} ${entry.verb}`}
            entry={entry}
            words={words}
            onPutBack={onPutBack}
          />
        ))}
      </Box>
      {more && (
        <Button size="small" onClick={more} loading={isLoadingMore} sx={{ justifySelf: 'start' }}>
          {translate('editor.audit.older')}
        </Button>
      )}
    </Box>
  )
}

function Bones() {
  return (
    <Waiting>
      <Box sx={{ display: 'grid', gap: 5, paddingBlockStart: 2 }}>
        {[0, 1, 2].map((row) => (
          <Box key={row} sx={{ display: 'flex', gap: 2 }}>
            <Skeleton variant="circular" width={24} height={24} />
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Skeleton width={150} height={13} />
              <Skeleton width={220} height={11} />
            </Box>
          </Box>
        ))}
      </Box>
    </Waiting>
  )
}
