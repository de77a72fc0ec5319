import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import type { ActionWhy, RecordAction } from '../actions/recordActions.ts'
import { verbKey } from '../actions/verbKey.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import { useActionWhy } from './useActionWhy.ts'

/** One action of the bar, and what runs it. */
export type ActionProps = { action: RecordAction; onVerb: (verb: Verb) => void }

/** The action that the view is about, with the reason against it. */
export function PrimaryAction({ action, onVerb }: ActionProps) {
  const translate = useTranslate()
  const { verb, allowed, why } = action
  const { busy, editor } = useRecordEditor()
  const whyOf = useActionWhy()
  return (
    <>
      {why && <Why why={why} onFields={editor.reveal} />}
      <WhyNot why={busy ? undefined : whyOf(why)}>
        {(off) => (
          <Button
            variant={allowed ? 'contained' : 'outlined'}
            onClick={() => onVerb(verb)}
            disabled={busy !== undefined && busy !== verb}
            loading={busy === verb}
            loadingPosition="start"
            sx={{ flex: 'none' }}
            {...off}
          >
            {translate(verbKey(verb))}
          </Button>
        )}
      </WhyNot>
    </>
  )
}

const Reason = styled('span')({
  flex: '0 1 auto',
  minInlineSize: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  textWrap: 'balance',
})

/** Why the button beside it is off; where it is about fields, the way to the first of them. */
function Why({ why, onFields }: { why: ActionWhy; onFields: () => void }) {
  const translate = useTranslate()
  const words = translate(why.key, { smart_count: why.count ?? 0 })
  if (!why.toFields)
    return <Reason sx={{ color: 'text.tertiary', display: { xs: 'none', lg: 'inline-flex' } }}>{words}</Reason>
  const color = why.key === 'editor.errorsToFix' ? 'status.error.on' : 'status.warning.on'
  return (
    <Reason sx={{ color }}>
      <Icon name={color === 'status.error.on' ? 'octagon' : 'triangle'} size="small" />
      <Link
        component="button"
        type="button"
        onClick={onFields}
        sx={{ typography: 'label', color: 'inherit', minHeight: 24, textAlign: 'start' }}
      >
        {words}
      </Link>
    </Reason>
  )
}
