import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { POLICY_TEXT } from '#contract/values/policy.ts'
import { WordsField } from '#kit/forms/loose/WordsField.tsx'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { usePolicyScreen } from '../PolicyContext.ts'
import { PanelSheet } from './PanelSheet.ts'

/** What a policy is called, for which application it is, and in which products. */
export function PolicyFields({ nameError }: { nameError: string | undefined }) {
  const translate = useTranslate()
  const { calls, products, product } = useConsole()
  const { store, values, isEditable } = usePolicyScreen()
  const ids = { name: useId(), application: useId(), products: useId(), list: useId() }
  const applications = useQuery({
    queryKey: ['policies', 'applications', product],
    queryFn: ({ signal }) => calls.listApplications({ query: { pageSize: 100 }, signal }),
    staleTime: 60_000,
  })
  const text = (field: 'n' | 'an') => (typeof values[field] === 'string' ? values[field] : '')
  return (
    <PanelSheet>
      <div
        className="fields"
        style={{ gridTemplateColumns: 'minmax(0,3fr) minmax(0,2fr) minmax(0,3fr)', paddingBlock: 8 }}
      >
        <div>
          <label className="label" htmlFor={ids.name}>
            {translate('policies.name')}
          </label>
          <input
            id={ids.name}
            className="f-input"
            dir="auto"
            autoComplete="off"
            maxLength={POLICY_TEXT}
            disabled={!isEditable}
            aria-invalid={nameError !== undefined || undefined}
            aria-describedby={nameError ? `${ids.name}-error` : undefined}
            value={text('n')}
            onChange={({ target }) => store.set('/n', target.value === '' ? undefined : target.value)}
            onBlur={() => store.touch('/n')}
          />
          {nameError && (
            <span id={`${ids.name}-error`} className="bad" role="alert">
              {nameError}
            </span>
          )}
        </div>
        <div>
          <label className="label" htmlFor={ids.application}>
            {translate('policies.application')}
          </label>
          <input
            id={ids.application}
            className="f-input"
            list={ids.list}
            autoComplete="off"
            maxLength={POLICY_TEXT}
            disabled={!isEditable}
            placeholder={translate('policies.noApplication')}
            value={text('an')}
            onChange={({ target }) => store.set('/an', target.value === '' ? undefined : target.value)}
            onBlur={() => store.touch('/an')}
          />
          <datalist id={ids.list}>
            {applications.data?.rows.map(({ id, n }) => (
              <option key={id} value={n} />
            ))}
          </datalist>
        </div>
        <div>
          <label className="label" htmlFor={ids.products}>
            {translate('policies.products')}
          </label>
          <WordsField
            id={ids.products}
            label={translate('policies.products')}
            choices={products.map(({ id, n }) => ({ value: id, label: n }))}
            value={values.prd}
            disabled={!isEditable}
            onChange={(next) => store.set('/prd', next)}
            onLeave={() => store.touch('/prd')}
          />
        </div>
      </div>
      {applications.error && <CallError error={applications.error} onRetry={() => void applications.refetch()} />}
    </PanelSheet>
  )
}
