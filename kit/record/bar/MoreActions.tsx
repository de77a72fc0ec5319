import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { MoreMenu } from '#kit/parts/layoutParts/MoreMenu.tsx'
import { WhyMenuItem } from '#kit/parts/why/WhyMenuItem.tsx'
import type { RecordAction } from '../actions/recordActions.ts'
import { verbKey } from '../actions/verbKey.ts'
import type { RecordSteps } from '../screen/RecordEditorContext.ts'
import { useActionWhy } from './useActionWhy.ts'
import { verbIcon } from './verbIcon.ts'

/** The reason has to be read: a disabled item is grey, not faint. */
const DISABLED = { '&.Mui-disabled': { opacity: 1, color: 'text.disabled' } } as const

/** An entry that is no verb of the record: it opens something of its own. */
export type ExtraAction = {
  key: string
  label: string
  note?: string
  icon: IconName
  /** It cannot be taken now; the note says why. */
  disabled?: boolean
  run: () => void
}

type MoreActionsProps = {
  actions: readonly RecordAction[]
  extras?: readonly ExtraAction[]
  isBusy: boolean
  onVerb: (verb: Verb) => void
  /** Gives up what was typed since the last save. */
  onRevert: (() => void) | undefined
  steps: RecordSteps | undefined
  /** Asks why others are not offered. */
  onWhy: (() => void) | undefined
}

/** The rarer actions; one that cannot be taken says why in a second line. */
export function MoreActions(props: MoreActionsProps) {
  const { actions, extras = [], isBusy, onVerb, onRevert, steps, onWhy } = props
  const translate = useTranslate()
  const whyOf = useActionWhy()
  return (
    <MoreMenu minWidth={240}>
      {steps && (
        <WhyMenuItem
          why={steps.undoable ? undefined : { words: translate('editor.nothingToUndo') }}
          onClick={steps.undo}
        >
          <Icon name="undo" />
          {translate('actions.undo')}
        </WhyMenuItem>
      )}
      {steps && (
        <WhyMenuItem why={steps.redoable ? undefined : { words: translate('why.nothingToRedo') }} onClick={steps.redo}>
          <Icon name="redo" />
          {translate('actions.redo')}
        </WhyMenuItem>
      )}
      {onRevert && (
        <MenuItem onClick={onRevert}>
          <Icon name="close" />
          {translate('editor.revert')}
        </MenuItem>
      )}
      {steps && actions.length + extras.length > 0 && <Divider component="li" />}
      {extras.map(({ key, label, note, icon, disabled, run }) => (
        <WhyMenuItem
          key={key}
          why={disabled ? { words: note ?? translate('actions.why.wrongStatus') } : undefined}
          onClick={run}
          sx={DISABLED}
        >
          <Icon name={icon} />
          <Lines text={label} note={note} />
        </WhyMenuItem>
      ))}
      {extras.length > 0 && actions.length > 0 && <Divider component="li" />}
      {actions.map((action) => (
        <WhyMenuItem
          key={action.verb}
          why={isBusy ? { words: translate('states.progress') } : whyOf(action.why)}
          onClick={() => onVerb(action.verb)}
          sx={{
            ...DISABLED,
            ...(action.verb === 'purge' && { color: 'status.error.on' }),
          }}
        >
          <Icon name={verbIcon(action.verb)} />
          <Label action={action} />
        </WhyMenuItem>
      ))}
      {onWhy && [
        <Divider key="line" component="li" />,
        <MenuItem key="why" onClick={onWhy}>
          <Icon name="info" />
          {translate('why.ask')}
        </MenuItem>,
      ]}
    </MoreMenu>
  )
}

function Label({ action }: { action: RecordAction }) {
  const translate = useTranslate()
  const why = action.why && translate(action.why.key, { smart_count: action.why.count ?? 0 })
  return <Lines text={translate(verbKey(action.verb))} note={why} />
}

function Lines({ text, note }: { text: string; note: string | undefined }) {
  return (
    <Box component="span" sx={{ display: 'grid' }}>
      {text}
      {note !== undefined && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.tertiary' }}>
          {note}
        </Box>
      )}
    </Box>
  )
}
