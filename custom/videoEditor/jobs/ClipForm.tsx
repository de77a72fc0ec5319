import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { keptOf } from '#contract/rules/video/editList.ts'
import { textIn } from '#contract/values/languages.ts'
import { EDIT_NAME_LENGTH, SHORT_TYPE } from '#contract/values/video.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useCutTools } from '../useCutTools.ts'
import { useVideo } from '../VideoContext.ts'
import { ClipProgress } from './ClipProgress.tsx'
import { clipRequest } from './cutRequest.ts'

/** New content of the list, with media of its own: its type, its name in the languages of the title, and how far it is. */
export function ClipForm() {
  const translate = useTranslate()
  const notice = useNotice()
  const { language } = useFormat().settings
  const { calls, types, may } = useConsole()
  const { list, video } = useVideo()
  const { cut } = useCutTools()
  const offered = types.filter(({ page, area }) => area === 'vod' && may(page, 'create'))
  const [cty, setCty] = useState(offered.find(({ type }) => type === SHORT_TYPE)?.type ?? offered[0]?.type ?? '')
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const languages = [...new Set([language, ...video.lon.map(({ lang }) => lang)])]
  const name = names[language]?.trim() ?? ''
  const [error, setError] = useState<unknown>()
  const [made, setMade] = useState<{ job: string; id: string; cty: string; name: string }>()
  const [isAsking, setAsking] = useState(false)
  const type = types.find((one) => one.type === made?.cty)
  const start = async () => {
    setAsking(true)
    setError(undefined)
    const body = clipRequest(list, cty, { lon: namesIn(languages, names), isExact: cut === 'exact' })
    try {
      const answer = await (cty === SHORT_TYPE ? calls.processShort({ body }) : calls.makeClip({ body }))
      setMade({ job: answer.status_id, id: answer.id, cty, name })
      notice('success', 'video.clip.started', { values: { name } })
    } catch (failed) {
      setError(failed)
    } finally {
      setAsking(false)
    }
  }
  return (
    <section aria-label={translate('video.clip.title')}>
      <h3>{translate('video.clip.title')}</h3>
      <div className="form">
        {languages.map((lang) => (
          <TextField
            key={lang}
            className="wide"
            size="small"
            label={
              lang === language
                ? translate('video.clip.name')
                : translate('video.clip.nameIn', { language: translate(`forms.languages.${lang}`, { _: lang }) })
            }
            value={names[lang] ?? ''}
            onChange={({ target }) => setNames({ ...names, [lang]: target.value })}
            slotProps={{ htmlInput: { maxLength: EDIT_NAME_LENGTH, autoComplete: 'off', lang } }}
          />
        ))}
        <TextField
          select
          className="wide"
          size="small"
          label={translate('video.clip.type')}
          value={cty}
          onChange={({ target }) => setCty(target.value)}
        >
          {offered.map((one) => (
            <MenuItem key={one.type} value={one.type}>
              {textIn(one.labels.one, language)}
            </MenuItem>
          ))}
        </TextField>
        <div className="acts">
          <Button
            size="small"
            disabled={isAsking || cty === '' || name === '' || keptOf(list).length === 0}
            onClick={() => void start()}
          >
            {translate('video.clip.start')}
          </Button>
        </div>
      </div>
      {error !== undefined && <CallError error={error} values={{ id: video.id }} />}
      {made && type && <ClipProgress key={made.job} made={made} type={type} />}
    </section>
  )
}

/** What was typed, in the languages in which something was. */
function namesIn(languages: readonly string[], names: Readonly<Record<string, string>>) {
  return languages.flatMap((lang) => {
    const n = names[lang]?.trim() ?? ''
    return n === '' ? [] : [{ lang, n }]
  })
}
