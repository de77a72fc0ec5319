import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { BusyBackdrop } from '#kit/parts/dialogs/BusyBackdrop.tsx'
import { saveBytes } from '#kit/parts/files/saveFile.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { FILE_KINDS, fileOf, type FileKind } from '../model/editFiles.ts'
import { useSegmentName } from '../useSegmentName.ts'
import { useTakeFile } from '../useTakeFile.ts'
import { useVideo } from '../VideoContext.ts'
import { CaptionsDialog } from '../captions/CaptionsDialog.tsx'
import { KeysDialog } from '../dialogs/KeysDialog.tsx'

/** The list as a file, out and in; captions; and the keys. */
export function FileMenu() {
  const translate = useTranslate()
  const { list, video, captions } = useVideo()
  const nameOf = useSegmentName()
  const { take, isReading } = useTakeFile()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [showsCaptions, showCaptions] = useState(false)
  const [showsKeys, showKeys] = useState(false)
  const save = (kind: FileKind) => {
    setAnchor(null)
    const { text, name } = fileOf(kind, list, { title: video.name, nameOf: (nth) => nameOf({ label: '' }, nth) })
    saveBytes(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
  }
  return (
    <>
      <Button
        endIcon={<Icon name="chevronDown" size="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('video.files.menu')}
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {FILE_KINDS.map((kind) => (
          <MenuItem key={kind} onClick={() => save(kind)}>
            {translate(`video.files.out.${kind}`)}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            setAnchor(null)
            input.current?.click()
          }}
        >
          {translate('video.files.in')}
        </MenuItem>
        {captions.has && (
          <MenuItem
            onClick={() => {
              setAnchor(null)
              showCaptions(true)
            }}
          >
            {translate('video.captions.open')}
          </MenuItem>
        )}
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            setAnchor(null)
            showKeys(true)
          }}
        >
          {translate('video.keySheet.title')}
        </MenuItem>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('video.files.in')}
        accept=".edl,.csv,.txt,.scte"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
      <BusyBackdrop open={isReading} />
      {showsCaptions && <CaptionsDialog onClose={() => showCaptions(false)} />}
      {showsKeys && <KeysDialog onClose={() => showKeys(false)} />}
    </>
  )
}
