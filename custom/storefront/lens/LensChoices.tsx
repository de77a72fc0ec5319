import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { isLanguage, LANGUAGES, OWN_NAMES, type Language } from '#contract/values/languages.ts'
import { DEVICES } from '../canvas/model/devices.ts'
import type { StorefrontLens } from '../model/storefrontView.ts'
import { LensMenu } from './LensMenu.tsx'

type DeviceMenuProps<Device extends StorefrontLens['device']> = {
  device: Device
  devices: readonly Device[]
  onDevice: (device: Device) => void
}

/** On what the page is looked at. */
export function DeviceMenu<Device extends StorefrontLens['device']>(props: DeviceMenuProps<Device>) {
  const { device, devices, onDevice } = props
  const translate = useTranslate()
  const shown: StorefrontLens['device'] = device
  const nameOf = (one: string) => translate(`storefrontCanvas.devices.${one}`)
  return (
    <LensMenu
      icon={shown === 'all' ? 'columns' : DEVICES[shown].icon}
      label={translate('storefrontLens.device')}
      value={nameOf(device)}
    >
      {(close) =>
        devices.map((one) => (
          <MenuItem
            key={one}
            selected={one === device}
            onClick={() => {
              onDevice(one)
              close()
            }}
          >
            {nameOf(one)}
          </MenuItem>
        ))
      }
    </LensMenu>
  )
}

/** In which language. */
export function LensLanguageMenu({ lang, onLang }: { lang: string; onLang: (lang: Language) => void }) {
  const translate = useTranslate()
  return (
    <LensMenu
      icon="globe"
      label={translate('storefrontLens.language')}
      value={isLanguage(lang) ? OWN_NAMES[lang] : lang}
      lang={lang}
    >
      {(close) =>
        LANGUAGES.map((one) => (
          <MenuItem
            key={one}
            lang={one}
            selected={one === lang}
            onClick={() => {
              onLang(one)
              close()
            }}
          >
            {OWN_NAMES[one]}
          </MenuItem>
        ))
      }
    </LensMenu>
  )
}
