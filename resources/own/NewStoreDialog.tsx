import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StoreType } from '#contract/registry/ownFacts.ts'
import { STORE_TYPES, storeTypeWord } from '#contract/registry/storeTypes.ts'
import { KIND_SETTINGS } from '#contract/rules/storefront/model/containerKind.ts'
import { settingsOnWire } from '#contract/rules/storefront/wire/fieldsOnWire.ts'
import { hasLetterOrDigit } from '#contract/rules/names/hasLetterOrDigit.ts'
import type { Language } from '#contract/values/languages.ts'
import { interfaceLanguage, LANGUAGES, OWN_NAMES, textIn } from '#contract/values/languages.ts'
import type { ContainerKind } from '#contract/values/storefront.ts'
import { CONTAINER_KINDS } from '#contract/values/storefront.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { itemPath, listPath } from '#kit/parts/routes/paths.ts'

const NAME_LENGTH = 200
const Fields = styled('form')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4px 12px' })
const Wide = styled('div')({ gridColumn: '1 / -1' })

type Names = Partial<Record<Language, string>>

/** A new storefront, collection or reusable container: its names, then its editor opens (specification section 2). */
export function NewStoreDialog({ of }: { of: StoreType }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const type = STORE_TYPES[of]
  const language = interfaceLanguage(useLocale())
  const [names, setNames] = useState<Names>({})
  const [kind, setKind] = useState<ContainerKind>('regular')
  const [isTouched, setTouched] = useState(false)
  const { make, busy } = useMaking(of)
  const problems = problemsOf(names)
  const first = problems[0]
  const save = () => {
    setTouched(true)
    if (!first && !busy) make(names, kind)
  }
  const title = translate('store.new', { type: textIn(type.labels.one, language) })
  return (
    <SharedDialog
      open
      maxWidth="sm"
      title={title}
      okLabel={translate('store.make')}
      cancelLabel={translate('actions.cancel')}
      busy={busy}
      onClose={() => void navigate(listPath(product, type))}
      hasEdits={Object.values(names).some((name) => name !== '')}
      onOk={save}
      {...(first && !isTouched && { notYet: translate(first.key) })}
    >
      <Fields
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {LANGUAGES.map((lang, place) => {
          const problem = isTouched ? problems.find((one) => one.lang === lang) : undefined
          return (
            <TextField
              key={lang}
              autoFocus={place === 0}
              fullWidth
              label={translate('store.nameIn', { language: OWN_NAMES[lang] })}
              value={names[lang] ?? ''}
              onChange={({ target }) => setNames({ ...names, [lang]: target.value })}
              error={problem !== undefined}
              helperText={problem ? translate(problem.key) : ' '}
              autoComplete="off"
              slotProps={{ htmlInput: { lang, dir: 'auto', maxLength: NAME_LENGTH } }}
            />
          )
        })}
        {of === 'container' && (
          <Wide>
            <TextField
              select
              fullWidth
              label={translate('store.kind')}
              value={kind}
              onChange={({ target }) => setKind(target.value as ContainerKind)}
            >
              {CONTAINER_KINDS.map((one) => (
                <MenuItem key={one} value={one}>
                  {translate(`store.kinds.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          </Wide>
        )}
        {/* Enter in a field makes it, as in other forms. */}
        <button type="submit" hidden />
      </Fields>
    </SharedDialog>
  )
}

type NameProblem = { lang: Language; key: string }

/** One name at least, and none that is blank or without a letter or digit of any script (specification section 5). */
function problemsOf(names: Names): NameProblem[] {
  const given = LANGUAGES.filter((lang) => (names[lang] ?? '') !== '')
  const [first] = LANGUAGES
  if (given.length === 0) return first ? [{ lang: first, key: 'store.problems.missing' }] : []
  return given
    .filter((lang) => !hasLetterOrDigit(names[lang] ?? ''))
    .map((lang) => ({ lang, key: 'store.problems.noLetter' }))
}

/** Makes it as a draft of the selected product, and opens it. */
function useMaking(of: StoreType) {
  const navigate = useNavigate()
  const tellError = useErrorNotice()
  const { calls, product } = useConsole()
  const notice = useNotice()
  const language = interfaceLanguage(useLocale())
  const [busy, setBusy] = useState(false)
  const make = (names: Names, kind: ContainerKind) => {
    const lon = LANGUAGES.flatMap((lang) => (names[lang] ? [{ lang, n: names[lang].trim() }] : []))
    const head = { lon, st: 'draft' as const, ...(product ? { prd: [product] } : {}) }
    setBusy(true)
    const made =
      of === 'container'
        ? calls.createContainer({
            body: { ...settingsOnWire('container', KIND_SETTINGS[kind], {}), ...head, owner: 'reusable' },
          })
        : calls.createPage({ body: { ...head, ty: of } })
    made
      .then(({ id }) => {
        notice('success', 'success.typeCreated', { values: { type: storeTypeWord(of, language) } })
        return navigate(itemPath(product, STORE_TYPES[of], id), { replace: true })
      })
      .catch((error: unknown) => tellError(error))
      .finally(() => setBusy(false))
  }
  return { make, busy }
}
