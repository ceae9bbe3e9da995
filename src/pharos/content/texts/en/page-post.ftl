# Mail, and the page that explains how to trust a server; used by the server only.
mail-code-title = Pharos: confirm your address
mail-code = Your code: { $code }. If you did not ask for it, ignore this message.
mail-why = You received this message because you turned on email notifications. You can turn them off in the settings.
trust-title = Trust this Pharos server
trust-about = This server uses its own certificate. Once your device trusts it, notifications, copying links, and installing the app work. The certificate is valid for addresses in your home network only.
trust-get = Download certificate
trust-go = Open Pharos
trust-iphone = iPhone, iPad
trust-iphone-how = Download and allow the profile. In Settings, open General, VPN & Device Management, and install it. Then turn it on under General, About, Certificate Trust Settings.
trust-android = Android
trust-android-how = Download the file. In Settings, search for “CA certificate”, choose to install it anyway, and pick the file.
trust-computer = Windows, macOS, Linux
trust-computer-how = Open the file and add it to the trusted root authorities (macOS: Keychain, Always Trust).
trust-firefox = Firefox
trust-firefox-how = Settings, Privacy & Security, View Certificates, Authorities, Import.
