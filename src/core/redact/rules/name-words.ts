/** Words that end the name of a secret: `password`, `dbPassword`, `X-Client-Secret`. */
export const secretWords: ReadonlySet<string> = new Set(
  (
    "password passwords passwd pwd passphrase passcode secret secrets apikey apikeys credential credentials cookie cookies " +
    "authorization jwt cvv cvc cvv2 ssn accesskey secretkey privatekey authkey accesstoken authtoken refreshtoken idtoken " +
    "clientsecret mnemonic otp totp sharedaccesssignature connectionstring accountkey sharedaccesskey apitoken bearertoken " +
    "sessiontoken userpassword dbpassword mysqlpwd pgpassword jsessionid phpsessid aspsessionid sessionkey signingkey " +
    "encryptionkey masterkey oauthtoken csrftoken xsrftoken securitycode onetimecode verificationcode onetimepassword " +
    "seedphrase recoveryphrase appkey appsecret webhooksecret clientkey licensekey"
  ).split(" "),
);

/** Names of secrets in other languages. Several words are joined by spaces. */
export const foreignNames: readonly string[] = (
  "passwort|kennwort|passwörter|geheimnis|zugangscode|zugangsdaten|contraseña|contrasena|clave secreta|clave de acceso|senha|senhas|" +
  "palavra passe|palavra chave|mot de passe|motdepasse|mdp|parola chiave|parola d'ordine|wachtwoord|lösenord|losenord|adgangskode|" +
  "passord|salasana|hasło|haslo|heslo|jelszó|jelszo|şifre|sifre|parolă|parola|lozinka|geslo|slaptažodis|parole|κωδικός|пароль|парола|" +
  "лозинка|секрет|ключ доступа|mật khẩu|kata sandi|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز عبور|รหัสผ่าน|पासवर्ड|পাসওয়ার্ড"
).split("|");

/** Names in languages without spaces between words. They match anywhere, and the name ends with them. */
export const unspacedNames: readonly string[] =
  "密码 密碼 口令 密钥 密鑰 金鑰 令牌 验证码 驗證碼 暗号 パスワード パスコード 暗証番号 認証コード トークン 秘密鍵 シークレット 비밀번호 암호 패스워드 인증번호 토큰".split(
    " ",
  );

/** Words before `key` that make it a secret. A bare `key`, `primary key` or `sort key` is none. */
export const secretKeyKinds: ReadonlySet<string> = new Set(
  (
    "api access private secret account auth encryption decryption signing master ssh deploy service admin license subscription " +
    "function anon app application consumer write shared webhook bot client session cookie jwt hmac cipher crypto wallet " +
    "root instrumentation ingestion personal"
  ).split(" "),
);

/** Words before `token` that make it a count, a cursor or a part of a text. */
export const harmlessTokens: ReadonlySet<string> = new Set(
  (
    "page next continuation cursor max min num stop eos bos pad unk mask sep cls start end first last special per prompt completion " +
    "input output total image audio reasoning cached sync current text cancellation previous single each every sub"
  ).split(" "),
);

/** Words before `pass` that make it a password. */
export const passOwners: ReadonlySet<string> = new Set(
  "db database smtp mysql postgres pg redis ftp mail admin root login ssh mongo user".split(" "),
);

/** Words before `code` that make it an access code. */
export const secretCodeKinds: ReadonlySet<string> = new Set(
  (
    "verification security access auth authentication authorization login signin recovery backup activation device sms mfa 2fa " +
    "onetime reset unlock door gate alarm safe locker pass otp totp pin entry"
  ).split(" "),
);

/** Parts of names that announce a place in a text. The whole name around them is then judged. */
export const nameParts: readonly string[] = (
  "passw|passphrase|passcode|_pass|pwd|secret|token|auth|_key|-key|apikey|api key|access key|accesskey|privatekey|private key|" +
  "encryption key|signing key|account key|accountkey|authkey|write key|license key|shared_access|sharedaccess|connection_string|" +
  "connection-string|connection string|connectionstring|credential|cookie|bearer|basic|jwt|mnemonic|seed phrase|seed_phrase|" +
  "recovery phrase|recovery_phrase|signature=|sessid|session_key|sessionkey|session=|appkey|security code|security_code|" +
  "verification code|verification_code|one-time code|one-time pass|onetime|one_time|access code|access_code|login code|login_code|" +
  "recovery code|recovery_code|backup code|backup_code|activation_code|device_code|sms code|sms_code"
).split("|");

/** Names too short to match inside longer ones. */
export const shortNames: readonly string[] = "pin otp totp cvv cvc cvv2 ssn sig pat pwd".split(" ");
