import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { keptOf } from '#contract/rules/video/editList.ts'
import { EDIT_NAME_LENGTH, MP4_QUALITY_NAMES, type Mp4Quality } from '#contract/values/video.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useCutTools } from '../useCutTools.ts'
import { useVideo } from '../VideoContext.ts'
import { estimateOf, mp4Request } from './cutRequest.ts'
import { useDownload } from './useDownload.ts'

/** MP4 of the list: its quality with about its size, how far it is, and its files. */
export function DownloadForm() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls } = useConsole()
  const { list, video, run, editor } = useVideo()
  const { cut } = useCutTools()
  const { state, error, isAsking, start, forget } = useDownload(video.id)
  const [quality, setQuality] = useState<Mp4Quality>('HD')
  const isBusy = isAsking || state?.status === 'processing'
  const ask = (isAgain: boolean) =>
    start(
      mp4Request(list, quality, { title: video.name, lang: format.settings.language, isExact: cut === 'exact' }),
      isAgain,
    )
  return (
    <section aria-label={translate('video.download.title')}>
      <h3>{translate('video.download.title')}</h3>
      <RadioGroup
        value={quality}
        aria-label={translate('video.download.quality')}
        onChange={(_event, value) => setQuality(value as Mp4Quality)}
        sx={{ paddingInline: 4 }}
      >
        {MP4_QUALITY_NAMES.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" />}
            label={translate('video.download.about', { quality: name, size: format.bytes(estimateOf(list, name)) })}
          />
        ))}
      </RadioGroup>
      <p className="quiet">{translate(`video.download.${cut}`)}</p>
      {list.output === 'many' && (
        <div className="form">
          <TextField
            className="wide"
            size="small"
            label={translate('video.download.names')}
            helperText={translate('video.download.namesHelp')}
            value={list.names ?? ''}
            placeholder={PATTERN}
            onChange={({ target }) => run({ kind: 'setNames', names: target.value })}
            onBlur={() => editor.seal()}
            slotProps={{ htmlInput: { maxLength: EDIT_NAME_LENGTH, autoComplete: 'off' } }}
          />
        </div>
      )}
      <div className="tools">
        <Button
          size="small"
          variant="contained"
          disabled={isBusy || keptOf(list).length === 0}
          onClick={() => void ask(state?.status === 'failed')}
        >
          {translate('video.download.start')}
        </Button>
        {state && !isBusy && (
          <Button size="small" variant="ghost" onClick={forget}>
            {translate('video.download.forget')}
          </Button>
        )}
      </div>
      {error !== undefined && <CallError error={error} onRetry={() => void ask(true)} />}
      <div role="status" aria-live="polite">
        {state?.status === 'processing' && (
          <p>
            {translate('video.download.processing', { progress: format.percent(state.progress / 100) })}
            <LinearProgress
              variant="determinate"
              value={state.progress}
              aria-label={translate('video.download.title')}
            />
          </p>
        )}
        {state?.status === 'failed' && (
          <p className="wrong">
            <b>{translate('errors.fetchMp4')}</b> {state.message}
          </p>
        )}
        {state?.status === 'ready' && (
          <ul className="lines">
            {(state.files ?? []).map(({ name, url, size }) => (
              <li key={url}>
                <Link className="grow" href={calls.mediaUrl(url)} download={name}>
                  {name}
                </Link>
                <span>{format.bytes(size)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const PATTERN = '{title} {n}'
