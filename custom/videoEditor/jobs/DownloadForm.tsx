import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { keptOf } from '#contract/rules/video/editList.ts'
import { keyframeCut } from '#contract/rules/video/keyframeCut.ts'
import { EDIT_NAME_LENGTH, MP4_QUALITY_NAMES, type Mp4Quality } from '#contract/values/video.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useCutTools } from '../useCutTools.ts'
import { useKeyframes } from '../useKeyframes.ts'
import { useVideo } from '../VideoContext.ts'
import { estimateOf, mp4Request } from './cutRequest.ts'

/** MP4 of the list: its quality with about its size, how far it is, and its files. */
export function DownloadForm() {
  const translate = useTranslate()
  const format = useFormat()
  const { list, video, run, editor, download, code } = useVideo()
  const { cut } = useCutTools()
  const { state, start, cancel, save } = download
  const [quality, setQuality] = useState<Mp4Quality>('HD')
  const files = state?.files ?? []
  const isBusy = start.isPending || state?.status === 'processing'
  const isExact = cut === 'exact'
  const { longer } = keyframeCut(list, useKeyframes())
  const ask = (again: boolean) =>
    start.mutate({
      body: mp4Request(list, quality, { title: video.name, lang: format.settings.language, isExact }),
      again,
    })
  return (
    <section aria-label={translate('video.download.title')}>
      <h3>{translate('video.download.title')}</h3>
      {!isExact && (
        <p>
          {translate('video.download.asItIs', {
            lines: video.height ?? '',
            size: format.bytes(estimateOf(list, video, quality, { isExact, early: longer })),
          })}
        </p>
      )}
      {isExact && (
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
              label={translate('video.download.about', {
                quality: name,
                size: format.bytes(estimateOf(list, video, name, { isExact, early: 0 })),
              })}
            />
          ))}
        </RadioGroup>
      )}
      <p className="quiet">
        {translate(`video.download.${cut}`)}
        {!isExact && longer > 0 && ` ${translate('video.cuts.longer', { length: code(longer) })}`}
      </p>
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
          onClick={() => ask(state?.status === 'failed')}
        >
          {translate(state?.status === 'failed' ? 'actions.tryAgain' : 'video.download.start')}
        </Button>
        {state?.status === 'processing' && (
          <Button size="small" variant="ghost" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {translate('actions.cancel')}
          </Button>
        )}
      </div>
      {start.error && <CallError error={start.error} onRetry={() => ask(true)} />}
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
        {state?.status === 'ready' && files.length > 1 && (
          <div className="tools">
            <Button size="small" onClick={() => save()}>
              {translate('video.download.saveAll')}
            </Button>
          </div>
        )}
        {state?.status === 'ready' && (
          <ul className="lines">
            {files.map(({ name, size }) => (
              <li key={name}>
                <span className="grow">{name}</span>
                <span className="code">{format.bytes(size)}</span>
                <Button
                  size="small"
                  aria-label={`${translate('video.download.save')} ${name}`}
                  onClick={() => save(name)}
                >
                  {translate('video.download.save')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const PATTERN = '{title} {n}'
