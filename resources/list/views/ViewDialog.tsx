import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { can, effectiveRoles } from '#contract/rules/access/can.ts'
import { DEFAULT_ROLE, ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { audienceOf, audienceWord, mayShareView, type ViewAudience } from '#contract/rules/filters/mayShareView.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { isLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/dialogs/SharedDialog.tsx'
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
  onSave: (name: string, scope: ViewAudience) => Promise<void>
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
  onSave,
  onClose,
}: ViewDialogProps) {
  const translate = useTranslate()
  const nameId = useId()
  const [name, setName] = useState(first)
  const [scope, setScope] = useState(() => audienceWord(audience))
  const [isBusy, setBusy] = useState(false)
  const given = name.trim()
  const isTaken = given !== first && actions.namesOf(type.type).includes(given)
  const isReady = given !== '' && !isTaken && !isBusy
  const save = async () => {
    if (!isReady) return
    setBusy(true)
    await onSave(given, audienceOf(scope))
    onClose()
  }
  return (
    <SharedDialog
      open
      title={title}
      onClose={onClose}
      onOk={() => void save()}
      okLabel={translate('actions.save')}
      busy={isBusy || given === ''}
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
    </SharedDialog>
  )
}

type AudienceProps = { type: TypeSummary; scope: string; onScope: (scope: string) => void }

/** What the rule allows, and why not everybody where it does not. */
function AudienceChoice({ type, scope, onScope }: AudienceProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { actor } = useConsole()
  const types = textIn(type.labels.many, isLanguage(locale) ? locale : 'en')
  const roles = can(actor, 'cp_appconfig', 'update') ? ROLE_NAMES : effectiveRoles(actor)
  const audiences: ViewAudience[] = [
    { scope: 'me' },
    ...roles.filter((role) => role !== DEFAULT_ROLE).map((role): ViewAudience => ({ scope: 'role', role })),
    { scope: 'all' },
  ]
  const words = (one: ViewAudience) =>
    one.scope === 'role' ? translate('views.role', { role: one.role }) : translate(`views.${one.scope}`, { types })
  return (
    <Audience>
      <legend>{translate('views.audience')}</legend>
      <RadioGroup
        value={scope}
        onChange={(_event, next) => onScope(next)}
        sx={{ maxBlockSize: 240, overflowY: 'auto' }}
      >
        {audiences.map((one) => (
          <FormControlLabel
            key={audienceWord(one)}
            value={audienceWord(one)}
            label={words(one)}
            disabled={!mayShareView(actor, type.page, one) && audienceWord(one) !== scope}
            control={<Radio size="small" />}
            sx={{ marginInlineStart: 0 }}
          />
        ))}
      </RadioGroup>
      {!mayShareView(actor, type.page, { scope: 'all' }) && <p>{translate('views.cannotShareAll')}</p>}
    </Audience>
  )
}
