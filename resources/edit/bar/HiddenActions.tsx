import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { HiddenAction } from '#kit/record/actions/recordActions.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { WhyText } from '#kit/parts/why/WhyText.tsx'
import { useContentEditor } from '../useContentEditor.ts'

const List = styled('dl')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  gap: '12px 16px',
  margin: 0,
  '& dt': { ...typography.bodyStrong },
  '& dd': { margin: 0 },
  '& .quiet': { color: vars.palette.text.secondary },
}))

/** "Why can't I ...?": every action that this record's screen does not show, each with its rule; missing rights first. */
export function HiddenActions({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { actions, record, title } = useContentEditor()
  const forbidden = actions.hidden.filter(({ rights }) => rights.length > 0)
  const useless = actions.hidden.filter(({ rights }) => rights.length === 0)
  return (
    <SharedDialog
      open
      isPlain
      title={translate('why.hidden')}
      subtitle={title}
      cancelLabel={translate('why.close')}
      onClose={onClose}
    >
      {actions.hidden.length === 0 && translate('why.none')}
      <List>
        {byRights(forbidden).map(({ verbs, rights }) => (
          <Box key={verbs.join()} sx={{ display: 'contents' }}>
            <dt>{verbs.map((verb) => translate(verbKey(verb))).join(', ')}</dt>
            <dd>
              <WhyText why={{ rights }} />
            </dd>
          </Box>
        ))}
        {record && useless.length > 0 && (
          <>
            <dt>
              <StatusChip status={record.st} />
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
