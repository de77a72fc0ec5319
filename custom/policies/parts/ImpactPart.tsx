import Button from '@mui/material/Button'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { localized } from '#contract/values/localizedText.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { payloadOfPolicy } from '../model/policyValues.ts'
import { usePolicyScreen } from '../PolicyContext.ts'
import { useSettled } from '#kit/parts/context/useSettled.ts'
import { PanelSheet } from './PanelSheet.ts'

const EXAMPLES = 10

/** What changes sides for the simulator's viewer once the draft is live, and what that viewer gets then. */
export function ImpactPart() {
  const translate = useTranslate()
  const format = useFormat()
  const isKnown = useServiceHas('policies')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useImpact(isKnown)
  const first = data?.pages[0]
  const examples = data?.pages.flatMap((page) => page.examples) ?? []
  const share = (what: 'tabs' | 'containers' | 'titles') =>
    first &&
    translate(`policies.simulator.${what}`, {
      passed: format.number(first.sees[what].passed),
      of: format.number(first.sees[what].of),
    })
  if (!isKnown) return null
  return (
    <PanelSheet style={{ marginBlockStart: 20 }}>
      <section aria-label={translate('policies.impact.title')} aria-busy={isFetching}>
        <h2>{translate('policies.impact.title')}</h2>
        {error !== null && (
          <CallError title={translate('policies.impact.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {first && (
          <>
            <p className="quiet">{translate('policies.impact.about', { tried: format.number(first.tried) })}</p>
            <p className="facts">
              <b>{translate('policies.simulator.sees')}</b>
              <span>{share('tabs')}</span>
              <span>{share('containers')}</span>
              <span>{share('titles')}</span>
            </p>
            {first.changed === 0 ? (
              <p role="status">{translate('policies.impact.none')}</p>
            ) : (
              <p role="status" className="facts">
                <b className="bad">{translate('policies.impact.hidden', { smart_count: first.hidden })}</b>
                <b className="good">
                  {translate('policies.impact.visible', { smart_count: first.changed - first.hidden })}
                </b>
              </p>
            )}
          </>
        )}
        {examples.length > 0 && (
          <ul aria-label={translate('policies.impact.examples')}>
            {examples.map(({ id, lon, effect }) => (
              <li key={id} className="case">
                <span className={effect === 'Deny' ? 'bad' : 'good'}>
                  <Icon name={effect === 'Deny' ? 'close' : 'check'} size="small" />
                </span>
                <span>{localized(lon, format.settings.language) || id}</span>
                <span className="quiet">{translate(`policies.impact.${effect}`)}</span>
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button size="small" variant="ghost" loading={isFetching} onClick={() => void fetchNextPage()}>
            {translate('policies.impact.more')}
          </Button>
        )}
      </section>
    </PanelSheet>
  )
}

function useImpact(isKnown: boolean) {
  const { calls } = useConsole()
  const { values, record, asking } = usePolicyScreen()
  const { viewer, at, action } = asking
  const body = useSettled(
    useMemo(() => {
      const { cases: _, ...policy } = payloadOfPolicy(values)
      const asked = { policies: [policy], viewer: { ...viewer }, action, ...(at !== undefined && { at }) }
      return { ...asked, ...(record && { key: record.id }) }
    }, [values, record, viewer, at, action]),
  )
  return useInfiniteQuery({
    queryKey: ['policyImpact', body],
    enabled: isKnown,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => calls.readPolicyImpact({ body: { ...body, offset: pageParam }, signal }),
    getNextPageParam: (last, pages) => (last.examples.length < EXAMPLES ? undefined : pages.length * EXAMPLES),
  })
}
