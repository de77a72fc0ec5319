import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { NAME_LENGTH, plainName } from '#contract/rules/names/nameProblem.ts'
import { displayNameProblem } from '#contract/rules/profile/displayName.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useOwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'

const Form = styled('form')({ display: 'grid', gap: 8 })
const Buttons = styled('div')({ display: 'flex', gap: 8 })

/** The name that others see. Empty, it is the account's own. */
export function DisplayNameField() {
  const translate = useTranslate()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const { actor } = useConsole()
  const { profile, save } = useOwnProfile()
  const [typed, setTyped] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const account = profile?.accountName ?? actor.name
  const kept = profile?.user_metadata.displayName ?? ''
  const text = typed ?? kept
  const problem = displayNameProblem(text) ?? (refused === text ? 'badSigns' : undefined)
  const isChanged = typed !== undefined && plainName(typed) !== kept
  const submit = () => {
    if (!isChanged || problem) return
    setBusy(true)
    save({ displayName: text })
      .then(
        () => {
          // What was typed on meanwhile is not saved yet.
          setTyped((now) => (now === text ? undefined : now))
          notice('success', 'profile.saved')
        },
        (error: unknown) => {
          if ((error as Partial<ApiError>).code === 'invalid') setRefused(text)
          else tellError(error)
        },
      )
      .finally(() => setBusy(false))
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={translate('profile.displayName')}
        value={text}
        placeholder={account}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
        error={problem !== undefined}
        helperText={
          problem ? translate(`products.problems.${problem}`) : translate('profile.displayNameHelp', { name: account })
        }
        autoComplete="name"
        disabled={!profile}
        slotProps={{ htmlInput: { maxLength: 4 * NAME_LENGTH, dir: 'auto' } }}
      />
      {isChanged && (
        <Buttons>
          <Button type="submit" variant="contained" disabled={problem !== undefined} loading={busy}>
            {translate('actions.save')}
          </Button>
          <Button variant="ghost" onClick={() => setTyped(undefined)}>
            {translate('actions.cancel')}
          </Button>
        </Buttons>
      )}
    </Form>
  )
}
