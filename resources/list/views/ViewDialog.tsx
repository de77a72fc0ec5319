import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { can, effectiveRoles } from '#contract/rules/access/can.ts'
import { DEFAULT_ROLE, ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { audienceOf, audienceWord, mayShareView, type ViewAudience } from '#contract/rules/filters/mayShareView.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import type { ViewActions } from './useViewActions.ts'

const Field = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, fontSize: 13, marginBlockEnd: 16 })
const Audience = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  '& legend': { padding: 0, fontSize: 13, marginBlockEnd: 4 },
  '& p': { margin: '4px 0 0', fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
})

type ViewDialogProps = {
  type: TypeSummary
  actions: ViewActions
  title: string
  /** The name to start from. */
  first: string
  audience?: ViewAudience
  /** A new view can go into the menu at once. */
  offersPin?: boolean
  onSave: (name: string, scope: ViewAudience, isPinned: boolean) => Promise<void>
  onClose: () => void
}

const MOST_LETTERS = 120

/** A view's name, and who else sees it. */
export function ViewDialog({
  type,
  actions,
  title,
  first,
  audience = { scope: 'me' },
  offersPin = false,
  onSave,
  onClose,
}: ViewDialogProps) {
  const translate = useTranslate()
  const nameId = useId()
  const [name, setName] = useState(first)
  const [scope, setScope] = useState(() => audienceWord(audience))
  const [isPinned, setPinned] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const given = name.trim()
  const isTaken = given !== first && actions.namesOf(type.type).includes(given)
  const isReady = given !== '' && !isTaken && !isBusy
  const save = async () => {
    if (!isReady) return
    setBusy(true)
    await onSave(given, audienceOf(scope), isPinned)
    onClose()
  }
  return (
    <SharedDialog
      open
      title={title}
      onClose={onClose}
      onOk={() => void save()}
      okLabel={translate('actions.save')}
      busy={isBusy}
      hasEdits={name !== first || isPinned || scope !== audienceWord(audience)}
      {...(given === '' && { notYet: translate('views.nameFirst') })}
      {...(isTaken && { notYet: translate('views.nameTaken') })}
      maxWidth="xs"
    >
      <Field>
        <label htmlFor={nameId}>{translate('views.name')}</label>
        <OutlinedInput
          id={nameId}
          autoFocus
          size="small"
          value={name}
          inputProps={{ maxLength: MOST_LETTERS, 'aria-invalid': isTaken }}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && void save()}
        />
      </Field>
      {actions.shares && <AudienceChoice type={type} scope={scope} onScope={setScope} />}
      {offersPin && (
        <FormControlLabel
          label={translate('views.pinIt')}
          control={<Checkbox size="small" checked={isPinned} onChange={(_event, on) => setPinned(on)} />}
          sx={{ marginInlineStart: 0, marginBlockStart: '12px' }}
        />
      )}
    </SharedDialog>
  )
}

type AudienceProps = { type: TypeSummary; scope: string; onScope: (scope: string) => void }

/** What the rule allows, and why not everybody where it does not. A role is chosen in a list of its own. */
function AudienceChoice({ type, scope, onScope }: AudienceProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { actor } = useConsole()
  const types = textIn(type.labels.many, interfaceLanguage(locale))
  const kind = audienceOf(scope).scope
  const roles = (can(actor, 'cp_appconfig', 'update') ? ROLE_NAMES : effectiveRoles(actor))
    .filter((role) => role !== DEFAULT_ROLE)
    .map((role): ViewAudience => ({ scope: 'role', role }))
    .filter((one) => mayShareView(actor, type.page, one) || audienceWord(one) === scope)
  const [firstRole] = roles
  const mayAll = mayShareView(actor, type.page, { scope: 'all' })
  const choose = (next: string) => onScope(next === 'role' ? audienceWord(firstRole ?? { scope: 'me' }) : next)
  const radio = (value: string, label: string, disabled = false) => (
    <FormControlLabel
      value={value}
      label={label}
      disabled={disabled}
      control={<Radio size="small" />}
      sx={{ marginInlineStart: 0 }}
    />
  )
  return (
    <Audience>
      <legend>{translate('views.audience')}</legend>
      <RadioGroup value={kind === 'role' ? 'role' : scope} onChange={(_event, next) => choose(next)}>
        {radio('', translate('views.me'))}
        {radio('all', translate('views.all', { types }), !mayAll && kind !== 'all')}
        {roles.length > 0 && radio('role', translate('views.oneRole'))}
      </RadioGroup>
      {kind === 'role' && (
        <Select
          native
          fullWidth
          size="small"
          value={scope}
          inputProps={{ 'aria-label': translate('views.oneRole') }}
          onChange={({ target }) => onScope(target.value)}
        >
          {roles.map((one) => (
            <option key={audienceWord(one)} value={audienceWord(one)}>
              {one.scope === 'role' && one.role}
            </option>
          ))}
        </Select>
      )}
      {!mayAll && <p>{translate('views.cannotShareAll')}</p>}
    </Audience>
  )
}
