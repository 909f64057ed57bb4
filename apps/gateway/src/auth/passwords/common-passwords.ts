/** Stems of the most common passwords, from public lists of leaked ones, and names that belong to this product. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 12345678910 0123456789 0987654321 9876543210 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 123qweasdzxc qwerty qwertyu
  qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abcdef abcdefgh
  abcdefghij password passwort passwords mypassword thepassword passw pass haslo haslohaslo parol parola contrasena motdepasse
  senha welcome welcomeback willkommen witaj letmein letmeinnow login admin administrator root superuser master changeme
  changemenow secret topsecret default temp temporary test testing tester guest user username demo example sample iloveyou
  iloveyousomuch ilovemyself loveyou lovely lover sunshine princess prinzessin dragon monkey football baseball basketball
  soccer hockey superman batman spiderman starwars pokemon michael jennifer jessica charlie daniel thomas andrew joshua
  ashley nicole hunter ranger buster tigger shadow killer freedom whatever trustno trustnoone computer internet samsung
  google facebook instagram tiktok onlyfans microsoft windows apple summer winter spring autumn january february december
  sommer herbst monday friday hello hellohello helloworld goodmorning fuckyou fuckyouall asshole bitch pussy money
  cookie pepper ginger flower flowers blossom peony peonies bluepeony bluepeonyblue bluepeonies agency agencystaff staff
  reviewer owner correcthorsebatterystaple`.split(/\s+/),
);
