import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { Status } from '#contract/values/status.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { WhyText } from '#kit/parts/why/WhyText.tsx'
import type { HiddenAction } from '../actions/recordActions.ts'
import { verbKey } from '../actions/verbKey.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

const List = styled('dl')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  gap: '12px 16px',
  margin: 0,
  '& dt': { ...typography.bodyStrong },
  '& dd': { margin: 0 },
  '& .quiet': { color: vars.palette.text.secondary },
}))

type HiddenActionsProps = {
  hidden: readonly HiddenAction[]
  /** Of the open record, as it was last saved. */
  status: Status
  onClose: () => void
}

/** "Why can't I ...?": every action that this record's screen does not show, each with its rule; missing rights first. */
export function HiddenActions({ hidden, status, onClose }: HiddenActionsProps) {
  const translate = useTranslate()
  const { title } = useRecordEditor()
  const forbidden = hidden.filter(({ rights }) => rights.length > 0)
  const useless = hidden.filter(({ rights }) => rights.length === 0)
  return (
    <SharedDialog
      open
      isPlain
      title={translate('why.hidden')}
      subtitle={title}
      cancelLabel={translate('why.close')}
      onClose={onClose}
    >
      {hidden.length === 0 && translate('why.none')}
      <List>
        {byRights(forbidden).map(({ verbs, rights }) => (
          <Box key={verbs.join()} sx={{ display: 'contents' }}>
            <dt>{verbs.map((verb) => translate(verbKey(verb))).join(', ')}</dt>
            <dd>
              <WhyText why={{ rights }} />
            </dd>
          </Box>
        ))}
        {useless.length > 0 && (
          <>
            <dt>
              <StatusChip status={status} />
            </dt>
            <dd className="quiet">
              {translate('why.status')} {useless.map(({ verb }) => translate(verbKey(verb))).join(', ')}
            </dd>
          </>
        )}
      </List>
    </SharedDialog>
  )
}

/** What needs the same is said once. */
function byRights(actions: readonly HiddenAction[]): { verbs: Verb[]; rights: HiddenAction['rights'] }[] {
  const groups = new Map<string, { verbs: Verb[]; rights: HiddenAction['rights'] }>()
  for (const { verb, rights } of actions) {
    const key = rights.map(({ page, action }) => `${page} ${action}`).join()
    const group = groups.get(key) ?? { verbs: [], rights }
    groups.set(key, { ...group, verbs: [...group.verbs, verb] })
  }
  return [...groups.values()]
}
