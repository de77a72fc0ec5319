import type { shell as english } from '../en/shell.ts'
import type { Words } from '../Words.ts'

export const shell: Words<typeof english> = {
  signingIn: 'உள்நுழைகிறது',
  signingOut: 'வெளியேறுகிறது',
  loading: 'Marquee தொடங்குகிறது',
  notEntitled: '%{name} எந்தத் தயாரிப்புக்கும் உரிமை பெறவில்லை',
  pages: {
    dashboard: 'முகப்புப் பலகை',
    epg: 'நிகழ்ச்சி வழிகாட்டி',
    cp_mediaoperations: 'ஊடக இயக்கம்',
    cp_live: 'நேரலை',
    cp_vll: 'மெய்நிகர் அலைவரிசைகள்',
    cp_syndication: 'உள்ளடக்கப் பகிர்வு',
    cp_cmsstore: 'CMS களஞ்சியம்',
    cp_datastore: 'தரவுக் களஞ்சியம்',
    cp_appconfig: 'செயலி அமைவு',
    cp_ipconfig: 'IP அமைவு',
    cp_adconfig: 'விளம்பர மேலாண்மை',
    cp_policymgmt: 'கொள்கை மேலாண்மை',
    cp_notification: 'அறிவிப்புகள்',
    cp_storefront: 'முகப்புக்கடைகள்',
    mops_service: 'ஊடகச் சேவை',
    mops_deliverer: 'விநியோகம்',
    mops_encoding: 'குறியாக்கம்',
    mops_assetmgmt: 'சொத்து மேலாண்மை',
    mops_accountspath: 'கணக்குப் பாதைகள்',
  },
}
