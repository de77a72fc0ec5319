import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { PHOTO_UPLOAD_BYTES } from '#contract/values/limits.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useOwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Avatar } from '#kit/parts/layoutParts/Avatar.tsx'
import { Help } from './layout.ts'

const KINDS = ['image/jpeg', 'image/png']
const SIDE = 88

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 20, flexWrap: 'wrap' })
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const Words = styled('div')({ display: 'grid', gap: 8, flex: 1, minInlineSize: 200 })

/** The own photo: upload with its progress, replace, remove. */
export function PhotoField() {
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = useConsole()
  const { photo } = useOwnProfile()
  const input = useRef<HTMLInputElement>(null)
  const { share, problem, send, remove, cancel } = usePhoto()
  const isSending = share !== undefined
  return (
    <Line>
      <Avatar name={actor.name} photo={photo} size={SIDE} alt={translate('profile.photo.of', { name: actor.name })} />
      <Words>
        <input
          ref={input}
          hidden
          type="file"
          accept={KINDS.join()}
          aria-label={translate('profile.photo.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) send(file)
            target.value = ''
          }}
        />
        {isSending ? (
          <>
            <LinearProgress
              variant="determinate"
              value={Math.round(share * 100)}
              aria-label={translate('profile.photo.uploading', { share: format.percent(share) })}
            />
            <Actions>
              <span role="status">{translate('profile.photo.uploading', { share: format.percent(share) })}</span>
              <Button variant="ghost" onClick={cancel}>
                {translate('actions.cancel')}
              </Button>
            </Actions>
          </>
        ) : (
          <Actions>
            <Button startIcon={<Icon name="upload" />} onClick={() => input.current?.click()}>
              {translate(photo ? 'profile.photo.replace' : 'profile.photo.choose')}
            </Button>
            {photo && (
              <Button variant="ghost" startIcon={<Icon name="trash" />} onClick={remove}>
                {translate('profile.photo.remove')}
              </Button>
            )}
          </Actions>
        )}
        {problem ? (
          <Help role="alert" sx={{ color: 'status.error.on' }}>
            {problem}
          </Help>
        ) : (
          <Help>{translate('profile.photo.help', { size: format.bytes(PHOTO_UPLOAD_BYTES) })}</Help>
        )}
      </Words>
    </Line>
  )
}

/** Sends one photo at a time; what is wrong with a file is said before a byte of it is sent. */
function usePhoto() {
  const translate = useTranslate()
  const format = useFormat()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const { upload, save } = useOwnProfile()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = (file: File) => {
    const wrong = !KINDS.includes(file.type)
      ? translate('profile.photo.notAnImage')
      : file.size > PHOTO_UPLOAD_BYTES
        ? translate('profile.photo.tooLarge', {
            size: format.bytes(file.size),
            limit: format.bytes(PHOTO_UPLOAD_BYTES),
          })
        : undefined
    setProblem(wrong)
    if (wrong) return
    running.current = new AbortController()
    setShare(0)
    upload(file, setShare, running.current.signal)
      .then(() => notice('success', 'profile.photo.saved'), tellError)
      .finally(() => setShare(undefined))
  }
  const remove = () => {
    setProblem(undefined)
    save({ photoURL: null }).then(() => notice('success', 'profile.photo.removed'), tellError)
  }
  return { share, problem, send, remove, cancel: () => running.current?.abort() }
}
