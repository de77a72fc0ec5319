/** Records that have no type document: policies, ads. */
export const words = {
  history: 'வரலாறு',
  uses: '%{smart_count} இடத்தில் பயன்படுகிறது |||| %{smart_count} இடங்களில் பயன்படுகிறது',
  tab: 'தாவல் %{name}',
  cannotDelete: 'பயன்பாட்டில் இருக்கும் வரை அழிக்கப்படாது.',
  same: 'திரையில் உள்ளது போன்றதே.',
  bringBack: '%{version} ஐப் படிவத்தில் மீட்டெடு',
}
