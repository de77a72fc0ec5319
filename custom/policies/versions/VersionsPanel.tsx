import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { VersionLines } from '#kit/record/versions/VersionLines.tsx'
import type { Versions } from '#kit/record/versions/useVersions.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import { policyIn, valuesOfPolicy } from '../model/policyValues.ts'
import { PanelSheet } from '../parts/PanelSheet.ts'
import { usePeople } from '../people/usePeople.ts'
import { usePolicyScreen } from '../PolicyContext.ts'
import { useRuleWords } from '../useRuleWords.ts'

/** Every version; one of them is held against what is on screen, rule by rule, and may be brought back into it. */
export function VersionsPanel({ versions, error, isPending, retry }: Versions) {
  const translate = useTranslate()
  const { record } = usePolicyScreen()
  if (error) return <CallError error={error} onRetry={retry} />
  if (!isPending && versions.length === 0) return <p>{translate('policies.versions.none')}</p>
  return (
    <PanelSheet>
      <VersionLines
        versions={versions}
        shown={record?.key}
        compare={(version, name) => <Comparison version={version} name={name} />}
      />
    </PanelSheet>
  )
}

function Comparison({ version, name }: { version: VersionEntry; name: string }) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { values, isEditable } = usePolicyScreen()
  const { values: working } = useRecordEditor()
  const { data, error, refetch } = useQuery({
    queryKey: ['policyVersion', version.key],
    queryFn: ({ signal }) => calls.getPolicy({ params: { key: version.key }, signal }),
    staleTime: Infinity,
  })
  const older = useMemo(() => data && valuesOfPolicy(data), [data])
  const lines = useDifference(older, values)
  if (error)
    return <CallError title={translate('policies.versions.failed')} error={error} onRetry={() => void refetch()} />
  if (!older) return null
  const bringBack = () => {
    const { rev: _, ...kept } = older
    const gone = Object.keys(values).filter((field) => field !== 'rev' && !(field in kept))
    working.assign({ ...kept, ...Object.fromEntries(gone.map((field) => [field, undefined])) })
  }
  return (
    <section style={{ padding: '4px 0 12px 28px' }}>
      {lines.length === 0 && <p className="quiet">{translate('policies.versions.same')}</p>}
      {lines.map(({ label, before, after }) => (
        <div key={label}>
          <b className="quiet">{label}</b>
          <del style={{ display: 'block' }}>{before}</del>
          <ins style={{ display: 'block', textDecoration: 'none' }}>{after}</ins>
        </div>
      ))}
      {isEditable && lines.length > 0 && (
        <div>
          <Button size="small" startIcon={<Icon name="undo" size="small" />} onClick={bringBack}>
            {translate('policies.versions.bringBack', { version: name })}
          </Button>
        </div>
      )}
    </section>
  )
}

const NO_POLICY = policyIn({})
const NO_CASES = [] as const

type Line = { label: string; before: string; after: string }

/** What an older version says otherwise: its name and application, and each rule as its sentence. */
function useDifference(older: Values | undefined, present: Values): Line[] {
  const translate = useTranslate()
  const format = useFormat()
  const { products } = useConsole()
  const { attributes } = usePolicyScreen()
  const policy = useMemo(() => (older ? policyIn(older) : NO_POLICY), [older])
  const words = useRuleWords(usePeople(policy, NO_CASES, attributes))
  if (!older) return []
  const nothing = translate('policies.versions.nothing')
  const plain = (['n', 'an', 'prd', 'cases'] as const).flatMap((field): Line[] => {
    const [before, after] = [older[field], present[field]]
    if (sameJson(before, after)) return []
    const text = (value: unknown) => {
      const list = Array.isArray(value) ? value.map(String) : []
      if (field === 'cases') return format.number(list.length)
      if (field === 'prd') return format.list(list.map((id) => products.find((one) => one.id === id)?.n ?? id))
      return typeof value === 'string' ? value : nothing
    }
    const key = { n: 'name', an: 'application', prd: 'products', cases: 'cases.title' }[field]
    return [{ label: translate(`policies.${key}`), before: text(before), after: text(after) }]
  })
  const [was, is] = [policy.rules, policyIn(present).rules]
  const rules = Array.from({ length: Math.max(was.length, is.length) }, (_, at): Line | undefined => {
    const [before, after] = [was[at], is[at]]
    if (sameJson(before, after)) return undefined
    const say = (rule: typeof before) => (rule ? words.sentence(rule) : nothing)
    return { label: words.ruleName(at), before: say(before), after: say(after) }
  })
  return [...plain, ...rules.filter((line) => line !== undefined)]
}
