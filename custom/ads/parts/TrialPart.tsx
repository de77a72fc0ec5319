import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { AdTag, AdTrial } from '#contract/schemas/ads.ts'
import { AD_PAGE } from '#contract/values/ads.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'

type TrialPartProps = { url: string; attrs: AdTag['attrs'] }

const RIGHTS = [{ page: AD_PAGE, action: 'update' }] as const

/** Asks the ad server of an address, when somebody wants it, and says what came. */
export function TrialPart({ url, attrs }: TrialPartProps) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const why = useMissingRights(RIGHTS)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => calls.tryAdTag({ body: { url, ...(attrs && { attrs }) } }),
  })
  const word = isPending ? 'running' : data ? 'again' : 'run'
  return (
    <Trial>
      <WhyNot why={why}>
        {(off) => (
          <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate()} {...off}>
            {translate(`ads.trial.${word}`)}
          </Button>
        )}
      </WhyNot>
      <div role="status">
        {error && <CallError error={error} onRetry={() => mutate()} />}
        {data && <Came trial={data} />}
      </div>
    </Trial>
  )
}

function Came({ trial }: { trial: AdTrial }) {
  const translate = useTranslate()
  const format = useFormat()
  const { problem, status, ads, errors, bytes = 0, ms, url } = trial
  return (
    <>
      {problem ? (
        <p className="bad">{translate(`ads.trial.problems.${problem}`, { status })}</p>
      ) : (
        <>
          <p>
            {translate('ads.trial.came', {
              ...{ format: trial.format, version: trial.version },
              ...{ size: format.bytes(bytes), time: `${format.number(ms)} ms` },
            })}
          </p>
          <p>
            {ads.length === 0 ? translate('ads.trial.none') : translate('ads.trial.ads', { smart_count: ads.length })}
          </p>
          <ul>
            {ads.map(({ id, title, kind, media, dur }, nth) => (
              <li key={`${id} ${nth}`}>
                {[
                  title || id || translate('ads.trial.unnamed'),
                  translate(`ads.trial.${kind}`),
                  dur === undefined ? '' : format.duration(dur),
                  media > 0 ? translate('ads.trial.media', { smart_count: media }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
          {errors > 0 && <p>{translate('ads.trial.errors', { smart_count: errors })}</p>}
        </>
      )}
      <p className="quiet">{translate('ads.trial.asked', { url })}</p>
    </>
  )
}

const Trial = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& [role=status]': { display: 'grid', gap: 4, minInlineSize: 0, maxInlineSize: '100%' },
  '& .bad': { color: theme.vars.palette.status.error.on },
}))
